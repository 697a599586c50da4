import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { MAX_INQUIRY_MESSAGE } from "#domain/leads/inquiry.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { DraftNote } from "#web/platform/device/draft-note.tsx";
import { useDraftName } from "#web/platform/device/use-draft-name.ts";
import { useFormDraft } from "#web/platform/device/use-form-draft.ts";
import type { FormAnswer } from "#web/platform/forms/form-answer.ts";
import { ProblemNote, TextArea, TextField } from "#web/platform/forms/form-fields.tsx";
import { useForm } from "#web/platform/forms/use-form.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";

export type Asker = { name: string; phone: string; email: string };

type Props = { action: string; asker?: Asker | null; answer?: FormAnswer | undefined };

/** The name under which the form's draft is stored, by the URL it is sent to. */
export function inquiryDraft(action: string): string {
  return `ask ${action}`;
}

export function InquiryForm({ action, asker, answer }: Props) {
  const { t } = useLingui();
  const form = useForm(answer, "ask");
  const isAnswered = answer !== undefined;
  const name = useDraftName(inquiryDraft(action), "tab");
  const draft = useFormDraft({ form: form.ref, name, isAnswered });
  const optional = t`(optional)`;
  return (
    // Validated by the server, so that each message appears under its field and in the page's language.
    <form
      ref={form.ref}
      {...form.props}
      action={action}
      noValidate
      className="relative grid gap-4 sm:grid-cols-2"
    >
      <DraftNote draft={draft} className="sm:col-span-2" />
      {answer?.message && (
        <ProblemNote className="sm:col-span-2">
          <Trans>You have sent several already. Please wait a little and try again, or call.</Trans>
        </ProblemNote>
      )}
      <TextField
        form={form}
        name="name"
        autoComplete="name"
        required
        maxLength={LENGTHS.personName}
        label={t`Your name`}
        stored={asker?.name}
      />
      <TextField
        form={form}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        maxLength={LENGTHS.phone}
        label={t`Mobile number`}
        stored={asker?.phone}
        wrong={t`Enter a 10-digit mobile number`}
      />
      <TextField
        form={form}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={LENGTHS.email}
        label={t`E-mail`}
        note={optional}
        stored={asker?.email}
        wrong={t`Enter an e-mail address like name@example.com`}
      />
      <div className="sm:col-span-2">
        <TextArea
          form={form}
          name="message"
          label={t`What would you like to know?`}
          note={optional}
          rows={3}
          maxLength={MAX_INQUIRY_MESSAGE}
        />
      </div>
      <Unseen />
      <p className="text-muted text-sm sm:col-span-2">
        <Trans>
          By sending you agree that the lister or our staff get this and answer you by call, message
          or mail. We keep it for a year.{" "}
          <Link to="/privacy" className="underline">
            Privacy
          </Link>
        </Trans>
      </p>
      <button type="submit" className={buttonClass({}, "justify-self-start sm:col-span-2")}>
        <Trans>Send question</Trans>
      </button>
    </form>
  );
}

/** A honeypot for bots, and the referrer where JavaScript can read it. */
function Unseen() {
  const referrer = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (referrer.current) referrer.current.value = document.referrer;
  }, []);
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <input ref={referrer} type="hidden" name="referrer" />
      <label>
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
