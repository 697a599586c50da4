import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { changedFields, type FieldValues, restoreFields } from "./draft-fields.ts";
import { readDraft, removeDraft, removeDrafts, writeDraft } from "./drafts.ts";

type Options = {
  form: RefObject<HTMLFormElement | null>;
  /** From `useDraftName`; null where nothing may be kept. */
  name: string | null;
  /** Of what is being changed: a draft that was submitted and meets another version has arrived. */
  version?: string | undefined;
  /** False where a script sends the form: it knows itself when the draft has arrived, and removes it. */
  isPosted?: boolean;
  /** The page says that what was submitted is stored. */
  isSaved?: boolean;
  /** The server has sent the form back with what was typed, which is newer than the draft. */
  isAnswered?: boolean;
  /** What is no field but belongs to the form, such as pictures that were sent ahead; empty while it is as it came. */
  beside?: FieldValues;
  onRestore?: (values: FieldValues) => void;
  onDiscard?: () => void;
};

export type FormDraft = {
  /** Whether what was typed earlier has come back. */
  isRestored: boolean;
  /** Of what the draft was typed over, if that is not what is shown now. */
  version: string | undefined;
  discard: () => void;
};

/** Keeps what is typed into a form on the device until it has arrived, and brings it back. */
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
    // Whoever else follows what is typed hears of it.
    element.dispatchEvent(new Event("input", { bubbles: true }));
    setRestored({ version: draft.version });
  }, [form, name, savedKey]);

  useEffect(() => {
    const element = form.current;
    if (!element || name === null) return;
    // A field may stand elsewhere in the page and belong to the form all the same.
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
    // Pictures may still arrive while the form is on its way.
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

/** What was submitted and has not arrived is as good as not submitted; what has arrived is no draft any more. */
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

/** Who signs in where somebody else's session has ended finds nothing of theirs. */
function removeOthers(name: string): void {
  const [kind, id] = name.split(":");
  if (kind === "member" || kind === "admin") removeDrafts(`${kind}:`, `${kind}:${id}:`);
}
