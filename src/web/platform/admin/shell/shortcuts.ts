/**
 * The console's keyboard shortcuts. They act on marked elements: a list marks each row with `data-row` and,
 * in it, what opens it with `data-opener`, its checkbox with `data-select` and its edit button with
 * `data-edit`; a search field has `data-admin-search`, and buttons that decide the open item `data-verdict`.
 */

import { useEffect } from "react";

const SWITCH_KEY = "adminShortcuts";

/** Shortcuts without Ctrl or Alt interfere with speech input, so they can be switched off. */
export function areKeysOn(): boolean {
  return localStorage.getItem(SWITCH_KEY) !== "off";
}

export function switchKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(SWITCH_KEY);
  else localStorage.setItem(SWITCH_KEY, "off");
}

type Show = (overlay: "help" | "palette") => void;

export function useShortcuts(show: Show): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = isModalOpen() ? undefined : actionOf(event);
      if (!act) return;
      event.preventDefault();
      act(show);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [show]);
}

type Action = (show: Show) => void;

function actionOf(event: KeyboardEvent): Action | undefined {
  const { ctrlKey, metaKey, altKey, key, target, isComposing } = event;
  if ((ctrlKey || metaKey) && key.toLowerCase() === "k") return (show) => show("palette");
  const isPlain = !(ctrlKey || metaKey || altKey || isComposing);
  return isPlain && !isTyping(target) && areKeysOn() ? ACTIONS[key] : undefined;
}

const ACTIONS: Record<string, Action> = {
  "/": () => document.querySelector<HTMLInputElement>("[data-admin-search]")?.focus(),
  "?": (show) => show("help"),
  j: () => moveBy(1),
  k: () => moveBy(-1),
  x: () => inCurrentRow("[data-select]")?.click(),
  e: () => inCurrentRow("[data-edit]")?.click(),
  n: () => document.querySelector<HTMLElement>("[data-add]")?.click(),
  a: () => decide("approve"),
  c: () => decide("change"),
  r: () => decide("reject"),
};

function decide(verdict: string): void {
  document.querySelector<HTMLElement>(`[data-verdict=${verdict}]:not(:disabled)`)?.click();
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isField = target.matches("textarea, select, [contenteditable]");
  return isField || (target instanceof HTMLInputElement && !BOXES.has(target.type));
}

const BOXES = new Set(["checkbox", "radio", "button", "submit"]);

function isModalOpen(): boolean {
  return document.querySelector("[data-modal]") !== null;
}

function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-row]")];
}

/** The row that has the focus. */
function currentRow(): HTMLElement | undefined {
  return rows().find((row) => row.contains(document.activeElement));
}

function inCurrentRow(selector: string): HTMLElement | null | undefined {
  return currentRow()?.querySelector<HTMLElement>(selector);
}

function moveBy(step: number): void {
  const all = rows();
  const current = currentRow();
  const at = current ? all.indexOf(current) + step : step > 0 ? 0 : all.length - 1;
  const next = all[Math.min(Math.max(at, 0), all.length - 1)];
  const opener = next?.querySelector<HTMLElement>("[data-opener]");
  opener?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: "nearest" });
}
