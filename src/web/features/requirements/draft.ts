import { type RefObject, useEffect } from "react";

/** Where the requirement form's is kept. */
export const REQUIREMENT_DRAFT = "requirement-draft";

/** Keeps what is typed into a form on the device, until it is cleared: a refresh loses nothing. */
export function useDraft(form: RefObject<HTMLFormElement | null>, storageKey: string): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    restore(element, storageKey);
    const save = () => {
      const values = [...new FormData(element)].filter(([, value]) => typeof value === "string");
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(values)));
      } catch {
        // Without room for drafts the form works as before; only a refresh empties it.
      }
    };
    if ([...element.elements].some(isTyped)) save();
    const forget = () => sessionStorage.removeItem(storageKey);
    element.addEventListener("input", save);
    element.addEventListener("reset", forget);
    return () => {
      element.removeEventListener("input", save);
      element.removeEventListener("reset", forget);
    };
  }, [form, storageKey]);
}

export function readDraft(storageKey: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  } catch {
    return {};
  }
}

function restore(form: HTMLFormElement, storageKey: string): void {
  for (const [name, value] of Object.entries(readDraft(storageKey))) {
    const field = form.elements.namedItem(name);
    const canBeSet = field instanceof RadioNodeList || isTextual(field);
    if (canBeSet && !isTyped(field)) field.value = value;
  }
}

/** Before the form came to life, and so newer than its draft. */
function isTyped(field: unknown): boolean {
  const holdsText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return holdsText && field.value !== field.defaultValue;
}

function isTextual(field: unknown): field is HTMLInputElement {
  return (
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  );
}
