import { Trans } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useDraftName } from "#web/platform/device/use-draft-name.ts";
import { useFormDraft } from "#web/platform/device/use-form-draft.ts";
import { useLocalPath } from "#web/platform/messages/language.ts";
import { REQUIREMENT_DRAFT, type RequirementValues } from "#web/platform/offline/offline-entry.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { WhatsAppIcon } from "#web/ui/icons.tsx";
import { Link } from "#web/ui/link.tsx";
import { RequirementFields } from "./requirement-fields.tsx";
import { SentNotice } from "./sent-notice.tsx";
import { type FieldProblems, useSubmit } from "./submit.ts";
import { useSent } from "./use-sent.ts";

/** The result of an invalid form that was sent without JavaScript. */
export type FormResult = { problems: FieldProblems; values: Partial<RequirementValues> };

type Props = { lastResult?: FormResult | undefined };

export function RequirementForm({ lastResult }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<FieldProblems>(lastResult?.problems ?? {});
  const [sent, setSent] = useSent();
  const [answeredKey, setAnsweredKey] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const localPath = useLocalPath();
  const submit = useSubmit();
  useFormDraft({
    form,
    name: useDraftName(REQUIREMENT_DRAFT, "tab"),
    isAnswered: lastResult !== undefined,
  });
  useEffect(() => {
    // After hydration the form shows its own messages; until then the browser does.
    if (form.current) form.current.noValidate = true;
  }, []);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const outcome = await submit(event.currentTarget).finally(() => setBusy(false));
    setProblems(outcome.problems);
    setSent(outcome.sent);
    setAnsweredKey(outcome.sent?.key);
    const [firstWrong] = Object.keys(outcome.problems);
    if (firstWrong) form.current?.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
    if (outcome.sent) form.current?.reset();
  }

  const mode = lastResult?.values.listingType ?? "buy";
  return (
    <>
      {sent && <SentNotice key={sent.key} sent={sent} isAnswer={sent.key === answeredKey} />}
      <form
        ref={form}
        method="post"
        action={localPath("/")}
        onSubmit={handleSubmit}
        className="group"
      >
        <ModeSwitch mode={mode} />
        <RequirementFields problems={problems} values={lastResult?.values ?? {}} />
        <SubmitButton isBusy={isBusy} />
        <Consent />
      </form>
    </>
  );
}

function ModeSwitch({ mode }: { mode: "buy" | "sell" }) {
  const segment =
    "relative grid min-h-11 place-items-center rounded-control px-2.5 font-semibold text-muted has-checked:bg-raised has-checked:text-neem has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-neem";
  return (
    <fieldset className="my-4 grid grid-cols-2 rounded-lg border border-line bg-sunk p-[3px]">
      <legend className="sr-only">
        <Trans>What do you want to do?</Trans>
      </legend>
      <label className={segment}>
        <input
          type="radio"
          name="listingType"
          value="buy"
          defaultChecked={mode === "buy"}
          className="sr-only"
        />
        <Trans>Buy</Trans>
      </label>
      <label className={segment}>
        <input
          id="requirement-sell"
          type="radio"
          name="listingType"
          value="sell"
          defaultChecked={mode === "sell"}
          className="sr-only"
        />
        <Trans>Sell</Trans>
      </label>
    </fieldset>
  );
}

function SubmitButton({ isBusy }: { isBusy: boolean }) {
  return (
    <button
      type="submit"
      disabled={isBusy}
      className={buttonClass({ look: "whatsapp" }, "mt-4 w-full")}
    >
      <WhatsAppIcon />
      {isBusy ? <Trans>Sending...</Trans> : <Trans>Send on WhatsApp</Trans>}
    </button>
  );
}

function Consent() {
  return (
    <p className="mt-3 text-muted text-sm">
      <Trans>
        By sending you agree that our team keeps this and calls or messages you about it. We give
        you a reference number and delete it after 12 months or when you ask.{" "}
        <Link to="/privacy" className="underline underline-offset-2">
          Privacy
        </Link>
      </Trans>
    </p>
  );
}
