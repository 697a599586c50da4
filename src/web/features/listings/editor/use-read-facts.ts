import { type RefObject, useEffect, useState } from "react";
import { READ_FIELDS, type ReadField, readIntoForm } from "#domain/listings/form.ts";
import type { ListingReading } from "#domain/listings/reader.ts";
import { type Control, servedValue } from "#web/platform/device/draft-fields.ts";

export type ReadFacts = {
  /** Null until the page is hydrated. */
  reading: ListingReading | null;
  /** Fields for which the text has a value. */
  said: ReadField[];
  /** Those of them that were filled from the text, because the lister left them empty. */
  filled: ReadonlySet<string>;
};

const NOTHING: ReadFacts = { reading: null, said: [], filled: new Set() };

/** Fills the fact fields from the text as it is typed; leaves what the lister entered. */
export function useReadFacts(form: RefObject<HTMLFormElement | null>): ReadFacts {
  const [facts, setFacts] = useState(NOTHING);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let given = givenIn(element);
    const startAgain = () => {
      given = givenIn(element);
      setFacts(fill(element, given));
    };
    const follow = ({ target }: Event) => {
      // The event comes from the form itself when a draft was restored into it.
      if (target === element) return startAgain();
      const name = READ_FIELDS.find((each) => each === (target as Control).name);
      if (name) given.add(name);
      setFacts(fill(element, given));
    };
    // The fields have their initial values only after the reset event has been dispatched.
    const reset = () => setTimeout(startAgain);
    setFacts(fill(element, given));
    element.addEventListener("input", follow);
    element.addEventListener("reset", reset);
    return () => {
      element.removeEventListener("input", follow);
      element.removeEventListener("reset", reset);
    };
  }, [form]);
  return facts;
}

function fill(form: HTMLFormElement, given: ReadonlySet<string>): ReadFacts {
  const { reading, fields } = readIntoForm(typedIn(form, ({ value }) => value));
  const said = READ_FIELDS.filter((name) => fields[name] !== "");
  for (const [name, control] of controlsOf(form)) {
    if (!given.has(name) && control.value !== fields[name]) control.value = fields[name];
  }
  return { reading, said, filled: new Set(said.filter((name) => !given.has(name))) };
}

/** Fields whose value differs from what the text says: the lister entered them, now or earlier. */
function givenIn(form: HTMLFormElement): Set<ReadField> {
  const now = readIntoForm(typedIn(form, ({ value }) => value)).fields;
  const then = readIntoForm(typedIn(form, asItCame)).fields;
  const given = controlsOf(form).filter(([name, control]) => {
    const isChanged = control.value !== asItCame(control);
    return control.value !== now[name] && (isChanged || asItCame(control) !== then[name]);
  });
  return new Set(given.map(([name]) => name));
}

function asItCame(control: Control): string {
  return servedValue(control)[0] ?? "";
}

const TEXTS = ["subtype", "title", "location", "priceRange", "features", "description"];

function typedIn(form: HTMLFormElement, read: (control: Control) => string) {
  const typed = TEXTS.map((name) => [name, read(controlIn(form, name))]);
  return Object.fromEntries(typed) as Record<string, string>;
}

function controlsOf(form: HTMLFormElement): [ReadField, Control][] {
  return READ_FIELDS.map((name) => [name, controlIn(form, name)]);
}

function controlIn(form: HTMLFormElement, name: string): Control {
  return form.elements.namedItem(name) as Control;
}
