import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { changedFields, type FieldValues, restoreFields } from "./draft-fields.ts";
import { readDraft, removeDraft, removeDrafts, writeDraft } from "./drafts.ts";

type Options = {
  form: RefObject<HTMLFormElement | null>;
  /** From `useDraftName`; null where nothing may be stored. */
  name: string | null;
  /** The version of the edited object: a submitted draft with another version has arrived. */
  version?: string | undefined;
  /** False where JavaScript sends the form: that code knows when the draft has arrived, and removes it. */
  isPosted?: boolean;
  /** The page says that the submission is stored. */
  isSaved?: boolean;
  /** The server returned the form with what was typed, which is newer than the draft. */
  isAnswered?: boolean;
  /** Data beside the fields, such as uploaded pictures; empty while it is unchanged. */
  beside?: FieldValues;
  onRestore?: (values: FieldValues) => void;
  onDiscard?: () => void;
};

export type FormDraft = {
  /** Whether a draft was restored. */
  isRestored: boolean;
  /** The version the draft was typed over, if it is not the one shown now. */
  version: string | undefined;
  discard: () => void;
};

/** Stores what is typed into a form on the device until it has arrived, and restores it. */
export function useFormDraft(options: Options): FormDraft {
  const { form, name, isSaved = false, isAnswered = false, beside = NONE } = options;
  const [restored, setRestored] = useState<{ version: string | undefined } | null>(null);
  const latest = useRef(options);
  latest.current = options;
  const { key } = useLocation();
  const savedKey = isSaved ? key : "";
  const besideText = JSON.stringify(beside);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each form, and with each answer of the server
  useEffect(() => {
    const element = form.current;
    if (!element || name === null) return;
    removeOthers(name);
    const draft = unsavedDraft(name, options);
    if (!draft) setRestored(null);
    if (!draft || isAnswered) return;
    restoreFields(element, draft.values);
    latest.current.onRestore?.(draft.values);
    // Notify other listeners of the form's input.
    element.dispatchEvent(new Event("input", { bubbles: true }));
    setRestored({ version: draft.version });
  }, [form, name, savedKey]);

  useEffect(() => {
    const element = form.current;
    if (!element || name === null) return;
    // A field may be elsewhere in the page and still belong to the form.
    const save = ({ target }: Event) => {
      if (target === element || (target as HTMLInputElement).form === element) {
        saveDraft(element, name, latest.current, false);
      }
    };
    const submit = () => {
      const draft = latest.current.isPosted === false ? null : readDraft<FieldValues>(name);
      if (draft) writeDraft(name, { ...draft, isSubmitted: true });
    };
    const forget = () => removeDraft(name);
    const isChanged = besideText !== "{}" || Object.keys(changedFields(element, NONE)).length > 0;
    // Pictures may still finish uploading after the form was submitted.
    if (isChanged) saveDraft(element, name, latest.current, readDraft(name)?.isSubmitted ?? false);
    document.addEventListener("input", save);
    element.addEventListener("submit", submit);
    element.addEventListener("reset", forget);
    return () => {
      document.removeEventListener("input", save);
      element.removeEventListener("submit", submit);
      element.removeEventListener("reset", forget);
    };
  }, [form, name, besideText]);

  return {
    isRestored: restored !== null,
    version: restored?.version,
    discard: () => {
      if (name !== null) removeDraft(name);
      setRestored(null);
      form.current?.reset();
      latest.current.onDiscard?.();
    },
  };
}

const NONE: FieldValues = {};

/** A submitted draft that has not arrived counts as unsent; one that has arrived is no longer a draft. */
function unsavedDraft(name: string, { version, isSaved = false, isAnswered = false }: Options) {
  const draft = readDraft<FieldValues>(name);
  if (!draft) return null;
  const hasMoved = version !== undefined && draft.version !== version;
  if (draft.isSubmitted && !isAnswered && (isSaved || hasMoved)) {
    removeDraft(name);
    return null;
  }
  writeDraft(name, { ...draft, isSubmitted: false });
  return draft;
}

function saveDraft(
  form: HTMLFormElement,
  name: string,
  { version, beside = NONE }: Options,
  isSubmitted: boolean,
): void {
  const before = readDraft<FieldValues>(name);
  const values = { ...changedFields(form, before?.values ?? NONE), ...beside };
  if (Object.keys(values).length === 0) removeDraft(name);
  else writeDraft(name, { values, version: before?.version ?? version, isSubmitted });
}

/** After another user's session has ended on this device, the next user must not see their drafts. */
function removeOthers(name: string): void {
  const [kind, id] = name.split(":");
  if (kind === "member" || kind === "admin") removeDrafts(`${kind}:`, `${kind}:${id}:`);
}
