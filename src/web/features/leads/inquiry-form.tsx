import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentProps, useEffect, useRef } from "react";
import { MAX_INQUIRY_MESSAGE } from "#domain/leads/inquiry.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { DraftNote } from "#web/platform/device/draft-note.tsx";
import { useDraftName } from "#web/platform/device/use-draft-name.ts";
import { useFormDraft } from "#web/platform/device/use-form-draft.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { CONTROL, errorProps, Field } from "#web/ui/field.tsx";
import { Link } from "#web/ui/link.tsx";

export type InquiryField = "name" | "phone" | "email" | "message";
export type InquiryFormValues = Partial<Record<InquiryField | "website" | "referrer", string>>;

type Props = {
  action: string;
  /** Names of the invalid fields. */
  wrong?: string[];
  values?: InquiryFormValues;
  /** The rate limit was reached. */
  isTooMuch?: boolean;
};

/** The name under which the form's draft is stored, by the URL it is sent to. */
export function inquiryDraft(action: string): string {
  return `ask ${action}`;
}

export function InquiryForm({ action, wrong = [], values = {}, isTooMuch = false }: Props) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const isAnswered = isTooMuch || wrong.length > 0;
  const draft = useFormDraft({ form, name: useDraftName(inquiryDraft(action), "tab"), isAnswered });
  const optional = t`(optional)`;
  const problem = (field: InquiryField, words: string) =>
    wrong.includes(field) ? words : undefined;
  return (
    // Validated by the server, so that each message appears under its field and in the page's language.
    <form
      ref={form}
      method="post"
      action={action}
      noValidate
      className="relative grid gap-4 sm:grid-cols-2"
    >
      <DraftNote draft={draft} className="sm:col-span-2" />
      {isTooMuch && (
        <p
          role="alert"
          className="rounded-control bg-brick-wash px-4 py-3 text-brick sm:col-span-2"
        >
          <Trans>You have sent several already. Please wait a little and try again, or call.</Trans>
        </p>
      )}
      <TextField
        name="name"
        autoComplete="name"
        required
        maxLength={LENGTHS.personName}
        label={t`Your name`}
        defaultValue={values.name}
        error={problem("name", t`Enter your name`)}
      />
      <TextField
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        maxLength={LENGTHS.phone}
        label={t`Mobile number`}
        defaultValue={values.phone}
        error={problem("phone", t`Enter a 10-digit mobile number`)}
      />
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        maxLength={LENGTHS.email}
        label={t`E-mail`}
        note={optional}
        defaultValue={values.email}
        error={problem("email", t`Enter an e-mail address like name@example.com`)}
      />
      <div className="sm:col-span-2">
        <Field
          id="ask-message"
          label={t`What would you like to know?`}
          note={optional}
          error={problem("message", t`Use at most ${MAX_INQUIRY_MESSAGE} characters`)}
        >
          <textarea
            id="ask-message"
            name="message"
            rows={3}
            maxLength={MAX_INQUIRY_MESSAGE}
            defaultValue={values.message}
            className={CONTROL}
          />
        </Field>
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

type TextProps = ComponentProps<"input"> & {
  name: string;
  label: string;
  note?: string;
  error: string | undefined;
};

function TextField({ label, note, error, ...props }: TextProps) {
  const id = `ask-${props.name}`;
  return (
    <Field id={id} label={label} note={note} error={error}>
      <input id={id} className={CONTROL} {...errorProps({ id, error })} {...props} />
    </Field>
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
