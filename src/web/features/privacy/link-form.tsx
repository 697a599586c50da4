import { Trans, useLingui } from "@lingui/react/macro";
import { LENGTHS } from "#domain/shared/limits.ts";
import { LegalPage } from "#web/layout/legal-page.tsx";
import type { FormAnswer } from "#web/platform/forms/form-answer.ts";
import { TextField } from "#web/platform/forms/form-fields.tsx";
import { useForm } from "#web/platform/forms/use-form.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { Problem } from "./problem.tsx";

type Props = { canText: boolean; answer: FormAnswer | undefined };

/** Asks for the address or number with which the person contacted the site. */
export function LinkForm({ canText, answer }: Props) {
  const { t } = useLingui();
  const form = useForm(answer, "privacy");
  return (
    <LegalPage title={<Trans>What we hold about you</Trans>}>
      <p>
        <Trans>
          See, download or delete what we hold under your e-mail address or phone number:
          requirements, questions, listings you offered, reports, the newsletter and our mails to
          you. We send a link there, to be sure that it is yours.
        </Trans>
      </p>
      <p>
        <Trans>
          You have an account? <Link to="/profile">Your profile</Link> has the download and the
          deletion of all that belongs to it.
        </Trans>
      </p>
      {!canText && (
        <p>
          <Trans>
            We cannot send text messages yet. For a phone number write to the{" "}
            <Link to="/grievance">grievance officer</Link>.
          </Trans>
        </p>
      )}
      <form ref={form.ref} {...form.props} className="mt-4 grid max-w-md gap-4">
        <Problem form={form} />
        <TextField
          form={form}
          name="contact"
          label={canText ? t`E-mail or phone number` : t`E-mail`}
          required
          maxLength={LENGTHS.email}
          autoComplete="email"
          wrong={t`Enter an e-mail address like name@example.com, or an Indian phone number`}
        />
        <button type="submit" className={buttonClass()}>
          <Trans>Send me the link</Trans>
        </button>
      </form>
    </LegalPage>
  );
}
