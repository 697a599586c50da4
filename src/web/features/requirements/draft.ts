import { type RefObject, useEffect } from "react";

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
    const forget = () => sessionStorage.removeItem(storageKey);
    element.addEventListener("input", save);
    element.addEventListener("reset", forget);
    return () => {
      element.removeEventListener("input", save);
      element.removeEventListener("reset", forget);
    };
  }, [form, storageKey]);
}

function restore(form: HTMLFormElement, storageKey: string): void {
  const draft: Record<string, string> = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name);
    if (field instanceof RadioNodeList || isTextual(field)) field.value = value;
  }
}

function isTextual(field: unknown): field is HTMLInputElement {
  return (
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  );
}
