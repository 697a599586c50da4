import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import type { FormAnswer } from "./form-answer.ts";

export type Form = {
  ref: RefObject<HTMLFormElement | null>;
  /** For the `form` element. */
  props: { method: "post"; onSubmit: (event: SubmitEvent<HTMLFormElement>) => void };
  answer: FormAnswer | undefined;
  /** Shows the answer to what a script has sent. */
  show: (answer: FormAnswer | undefined) => void;
  /** The beginning of the ids of its fields. */
  id: string;
  /** What is wrong with a field: the form's own words where it has some, otherwise the server's. */
  error: (name: string, own?: string) => string | undefined;
  /** What was typed, otherwise what is stored. */
  value: (name: string, stored?: string | null) => string | undefined;
};

/**
 * Shows an action's answer in its form, and sends the form once however often it is pressed. A wrong field of a
 * page from the server has `autofocus`, which needs no script; here an answer without a new page moves the focus.
 */
export function useForm(served: FormAnswer | undefined, id: string): Form {
  const ref = useRef<HTMLFormElement>(null);
  const [fetched, show] = useState<FormAnswer>();
  const answer = fetched ?? served;
  const shown = useRef(answer);
  const onSubmit = useSingleSubmit();
  useEffect(() => {
    if (shown.current === answer) return;
    shown.current = answer;
    const controls = Array.from(ref.current?.elements ?? []);
    const wrong = controls.find((each) => each.getAttribute("aria-invalid") === "true");
    if (wrong instanceof HTMLElement) wrong.focus();
  }, [answer]);
  return {
    ref,
    props: { method: "post", onSubmit },
    answer,
    show,
    id,
    error: (name, own) => {
      const said = answer?.fields[name];
      return said === undefined ? undefined : (own ?? said);
    },
    value: (name, stored) => answer?.values[name] ?? stored ?? undefined,
  };
}

/** A page that does not come within this time may be asked for again. */
const PATIENCE_MS = 10_000;

function useSingleSubmit() {
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const { state } = useNavigation();
  useEffect(() => {
    const again = () => {
      sentAt.current = Number.NEGATIVE_INFINITY;
    };
    if (state === "idle") again();
    // Back from the next page, where the browser has kept this one as it was.
    addEventListener("pageshow", again);
    return () => removeEventListener("pageshow", again);
  }, [state]);
  return (event: SubmitEvent<HTMLFormElement>) => {
    if (event.defaultPrevented) return;
    if (event.timeStamp - sentAt.current < PATIENCE_MS) return event.preventDefault();
    sentAt.current = event.timeStamp;
  };
}
