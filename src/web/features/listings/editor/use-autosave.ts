import { type RefObject, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { isUnchanged } from "#web/platform/device/draft-fields.ts";
import type { EditorAnswer } from "./editor-answer.ts";

const PAUSE_MS = 2_000;

type Options = {
  form: RefObject<HTMLFormElement | null>;
  /** Off for a published listing, which must not change while it is typed. */
  isOn: boolean;
  /** Changes when pictures are added, removed or reordered. */
  pictures: string;
  /** Called when everything typed has been saved. */
  onSaved: () => void;
};

/** Saves a draft two seconds after the last keystroke, when a field loses focus, and when pictures change. */
export function useAutosave({ form, isOn, pictures, onSaved }: Options) {
  const fetcher = useFetcher<EditorAnswer>();
  const last = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const announceSaved = useRef(onSaved);
  announceSaved.current = onSaved;
  const { submit, state, data } = fetcher;
  const isBusy = state !== "idle";

  // biome-ignore lint/correctness/useExhaustiveDependencies: pictures are in the form, not in the code
  useEffect(() => {
    const element = form.current;
    if (!element || !isOn) return;
    const save = () => {
      clearTimeout(timer.current);
      const body = textIn(element);
      const text = typedText(body);
      // One request at a time: the first response has the id of the draft that later text belongs to.
      if (isBusy) {
        timer.current = setTimeout(save, PAUSE_MS);
        return;
      }
      if (text === last.current) return;
      last.current = text;
      void submit({ ...body }, { method: "post" });
    };
    const soon = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(save, PAUSE_MS);
    };
    // The form as served is already saved; what was typed before hydration is not.
    last.current ??= isUnchanged(element) ? typedText(textIn(element)) : "";
    if (typedText(textIn(element)) !== last.current) soon();
    else if (data?.saved && !isBusy) announceSaved.current();
    element.addEventListener("input", soon);
    element.addEventListener("focusout", soon);
    return () => {
      clearTimeout(timer.current);
      element.removeEventListener("input", soon);
      element.removeEventListener("focusout", soon);
    };
  }, [form, isOn, isBusy, submit, pictures, data]);

  return { saved: data?.saved, isBusy, hasFailed: data !== undefined && !data.saved };
}

/** The values to compare with the last save, without `had`, which the user does not type. */
function typedText({ had: _, ...typed }: Record<string, string>): string {
  return new URLSearchParams(typed).toString();
}

/** Sends pictures as one field, because an object holds each name only once. */
function textIn(form: HTMLFormElement): Record<string, string> {
  const data = new FormData(form);
  const images = data.getAll("images").join(" ");
  const texts = [...data].filter(([name, value]) => typeof value === "string" && name !== "images");
  return { ...(Object.fromEntries(texts) as Record<string, string>), images, intent: "autosave" };
}
