import { useEffect } from "react";
import { removeDraft, writeDraft } from "./drafts.ts";

type Options = {
  name: string;
  /** The current values, and those before anything was typed. */
  values: unknown;
  start: unknown;
  version: string | undefined;
};

/** Stores a draft of fields held in React state. The owner of the state initializes it with `readDraft`. */
export function useStateDraft({ name, values, start, version }: Options): void {
  const text = JSON.stringify(values);
  const startText = JSON.stringify(start);
  useEffect(() => {
    if (text === startText) removeDraft(name);
    else writeDraft(name, { values: JSON.parse(text), version });
  }, [name, text, startText, version]);
}
