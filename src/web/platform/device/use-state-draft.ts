import { useEffect } from "react";
import { removeDraft, writeDraft } from "./drafts.ts";

type Options = {
  name: string;
  /** As they are now, and as they were before anything was typed. */
  values: unknown;
  start: unknown;
  version: string | undefined;
};

/** Keeps what was typed into fields that React holds. Whoever holds them begins with `readDraft`. */
export function useStateDraft({ name, values, start, version }: Options): void {
  const text = JSON.stringify(values);
  const startText = JSON.stringify(start);
  useEffect(() => {
    if (text === startText) removeDraft(name);
    else writeDraft(name, { values: JSON.parse(text), version });
  }, [name, text, startText, version]);
}
