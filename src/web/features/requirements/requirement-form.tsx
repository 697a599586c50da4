import { Trans } from "@lingui/react/macro";
import { type SubmitEvent, useEffect, useState } from "react";
import { useDraftName } from "#web/platform/device/use-draft-name.ts";
import { useFormDraft } from "#web/platform/device/use-form-draft.ts";
import type { FormAnswer } from "#web/platform/forms/form-answer.ts";
import { useForm } from "#web/platform/forms/use-form.ts";
import { useLocalPath } from "#web/platform/messages/language.ts";
import { REQUIREMENT_DRAFT } from "#web/platform/offline/offline-entry.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { WhatsAppIcon } from "#web/ui/icons.tsx";
import { Link } from "#web/ui/link.tsx";
import { RequirementFields } from "./requirement-fields.tsx";
import { SentNotice } from "./sent-notice.tsx";
import { useSubmit } from "./submit.ts";
import { useSent } from "./use-sent.ts";

/** With the answer to a form that was sent without JavaScript. */
export function RequirementForm({ answer }: { answer?: FormAnswer | undefined }) {
  const form = useForm(answer, "requirement");
  const [sent, setSent] = useSent();
  const [answeredKey, setAnsweredKey] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const localPath = useLocalPath();
  const submit = useSubmit();
  useFormDraft({
    form: form.ref,
    name: useDraftName(REQUIREMENT_DRAFT, "tab"),
    isAnswered: answer !== undefined,
  });
  useEffect(() => {
    // After hydration the form shows its own messages; until then the browser does.
    if (form.ref.current) form.ref.current.noValidate = true;
  }, [form.ref]);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const outcome = await submit(event.currentTarget).finally(() => setBusy(false));
    form.show(outcome.answer);
    setSent(outcome.sent);
    setAnsweredKey(outcome.sent?.key);
    if (outcome.sent) form.ref.current?.reset();
  }

  return (
    <>
      {sent && <SentNotice key={sent.key} sent={sent} isAnswer={sent.key === answeredKey} />}
      <form
        ref={form.ref}
        method="post"
        action={localPath("/")}
        onSubmit={handleSubmit}
        className="group"
      >
        <ModeSwitch mode={form.value("listingType", "buy")} />
        <RequirementFields form={form} />
        <SubmitButton isBusy={isBusy} />
        <Consent />
      </form>
    </>
  );
}

function ModeSwitch({ mode }: { mode: string | undefined }) {
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
