/**
 * Announces what the offline queue has delivered to the open form, and remembers it until the tab is closed,
 * so that a visitor who was elsewhere at that moment can still read the reference.
 */

const KEY = "requirement-delivered";
const EVENT = "requirement-delivered";

export type DeliveredRequirement = { key: string; reference: string };

export function announceDelivered(delivered: DeliveredRequirement): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(delivered));
  } catch {
    // Without room the open form still hears of it.
  }
  dispatchEvent(new CustomEvent(EVENT, { detail: delivered }));
}

export function lastDelivered(): DeliveredRequirement | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

export function forgetDelivered(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was remembered either.
  }
}

export function onDelivered(hear: (delivered: DeliveredRequirement) => void): () => void {
  const listener = (event: Event) => hear((event as CustomEvent<DeliveredRequirement>).detail);
  addEventListener(EVENT, listener);
  return () => removeEventListener(EVENT, listener);
}
