/**
 * Unsent form input, stored on the device, so that a reload, a closed dialog or an expired session loses
 * nothing. A draft's name begins with its owner. "tab:" and "device:" are for visitors: short forms with a
 * name and a number use the tab, since a device may be shared. "member:<id>:" and "admin:<id>:" belong to a
 * signed-in user and are removed when they sign out.
 */

import { DAY_MS } from "#domain/shared/time.ts";

export type Draft<Values> = {
  values: Values;
  at: string;
  /** The version of the edited object when typing began. */
  version?: string | undefined;
  /** It was submitted; the next page knows whether it has arrived. */
  isSubmitted?: boolean;
};

const PREFIX = "draft:";
const MAX_AGE_MS = 7 * DAY_MS;

/** For browsers without storage: at least a reopened dialog gets its draft back. */
const memory = new Map<string, string>();

export function readDraft<Values>(name: string): Draft<Values> | null {
  const draft = parse<Values>(read(name));
  if (draft && Date.now() - Date.parse(draft.at) > MAX_AGE_MS) {
    removeDraft(name);
    return null;
  }
  return draft;
}

export function writeDraft<Values>(name: string, draft: Omit<Draft<Values>, "at">): void {
  const text = JSON.stringify({ ...draft, at: new Date().toISOString() });
  try {
    storageOf(name).setItem(PREFIX + name, text);
    memory.delete(name);
  } catch {
    memory.set(name, text);
  }
}

export function removeDraft(name: string): void {
  memory.delete(name);
  try {
    storageOf(name).removeItem(PREFIX + name);
  } catch {
    // Nothing was stored either.
  }
}

/** Removes all with this prefix, such as "member:", but not those that begin with `except`. */
export function removeDrafts(beginning: string, except?: string): void {
  for (const name of draftNames()) {
    const isSpared = except !== undefined && name.startsWith(except);
    if (name.startsWith(beginning) && !isSpared) removeDraft(name);
  }
}

/** Removes those with this prefix that were submitted and have arrived. */
export function removeSubmittedDrafts(beginning: string): void {
  for (const name of draftNames()) {
    if (name.startsWith(beginning) && readDraft(name)?.isSubmitted) removeDraft(name);
  }
}

/** Finds a form's draft by any owner, for a page that does not know the user. */
export function findDraft<Values>(form: string): Draft<Values> | null {
  const name = draftNames().find((each) => each.endsWith(`:${form}`));
  return name === undefined ? null : readDraft(name);
}

function draftNames(): string[] {
  const stored = [() => localStorage, () => sessionStorage].flatMap((storage) => {
    try {
      return Object.keys(storage());
    } catch {
      return [];
    }
  });
  const names = stored
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length));
  return [...names, ...memory.keys()];
}

function storageOf(name: string): Storage {
  return name.startsWith("tab:") ? sessionStorage : localStorage;
}

function read(name: string): string | null {
  try {
    return storageOf(name).getItem(PREFIX + name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

function parse<Values>(text: string | null): Draft<Values> | null {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
