import { Trans, useLingui } from "@lingui/react/macro";
import { LENGTHS } from "#domain/shared/limits.ts";
import { LegalPage } from "#web/layout/legal-page.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { CONTROL, errorProps, Field } from "#web/ui/field.tsx";
import { Link } from "#web/ui/link.tsx";
import { type Outcome, Problem } from "./problem.tsx";

type Props = { canText: boolean; outcome: Outcome | undefined };

/** Asks for the address or number with which the person contacted the site. */
export function LinkForm({ canText, outcome }: Props) {
  const { t } = useLingui();
  const error = outcome?.fields.includes("contact")
    ? t`Enter an e-mail address like name@example.com, or an Indian phone number`
    : undefined;
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
      <form method="post" className="mt-4 grid max-w-md gap-4">
        <Problem outcome={outcome} />
        <Field id="contact" label={canText ? t`E-mail or phone number` : t`E-mail`} error={error}>
          <input
            id="contact"
            name="contact"
            required
            maxLength={LENGTHS.email}
            autoComplete="email"
            defaultValue={outcome?.values.contact}
            {...errorProps({ id: "contact", error })}
            className={CONTROL}
          />
        </Field>
        <button type="submit" className={buttonClass()}>
          <Trans>Send me the link</Trans>
        </button>
      </form>
    </LegalPage>
  );
}
