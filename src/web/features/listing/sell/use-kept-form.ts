import { type RefObject, useEffect, useRef } from "react";
import type { Pictures } from "#web/photos/use-pictures.ts";
import { keepForm, keptForm } from "../kept-form.ts";

/**
 * Keeps the form on the device, photos and all, until it has arrived: a reload, a phone call or a dead
 * battery loses nothing. What the server sent back is newer than what is kept.
 */
export function useKeptForm(
  form: RefObject<HTMLFormElement | null>,
  pictures: Pictures,
  tickets: RefObject<string[]>,
  isKept: boolean,
): void {
  const isRestored = useRef(!isKept);
  const urls = pictures.all.flatMap(({ url }) => url ?? []).join(" ");

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as there is a form
  useEffect(() => {
    if (isRestored.current || !form.current) return;
    isRestored.current = true;
    const kept = keptForm();
    if (!kept) return;
    fill(form.current, kept.values);
    tickets.current = kept.tickets;
    if (kept.images.length > 0) pictures.restore(kept.images);
  }, []);

  useEffect(() => {
    const element = form.current;
    if (!element || !isKept) return;
    const save = () => store(element, urls.split(" ").filter(Boolean), tickets.current);
    if (urls !== "") save();
    element.addEventListener("input", save);
    return () => element.removeEventListener("input", save);
  }, [form, urls, tickets, isKept]);
}

function store(form: HTMLFormElement, images: string[], tickets: string[]): void {
  const values = [...new FormData(form)].filter(
    ([name, value]) => typeof value === "string" && name !== "images" && name !== "tickets",
  );
  keepForm({ values: Object.fromEntries(values) as Record<string, string>, images, tickets });
}

function fill(form: HTMLFormElement, values: Record<string, string>): void {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type)) {
      element.checked = values[element.name] === element.value;
    } else if (isTextual(element) && element.name in values) {
      element.value = values[element.name] ?? "";
    }
  }
}

function isTextual(element: Element): element is HTMLInputElement {
  return (
    (element instanceof HTMLInputElement && !/^(?:file|hidden)$/.test(element.type)) ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}
