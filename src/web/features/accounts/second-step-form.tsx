import { Trans, useLingui } from "@lingui/react/macro";
import { LENGTHS } from "#domain/shared/limits.ts";
import type { FormAnswer } from "#web/platform/forms/form-answer.ts";
import { TextField } from "#web/platform/forms/form-fields.tsx";
import { useForm } from "#web/platform/forms/use-form.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { AccountProblem } from "./fields.tsx";

/** Asks for the app's code after the password. */
export function SecondStepForm({ answer }: { answer: FormAnswer | undefined }) {
  const { t } = useLingui();
  const form = useForm(answer, "account");
  return (
    <form ref={form.ref} {...form.props} className="grid gap-4">
      <AccountProblem form={form} />
      <TextField
        form={form}
        name="code"
        inputMode="text"
        autoComplete="one-time-code"
        maxLength={LENGTHS.secondStepCode}
        required
        label={t`Code from your authenticator app`}
      />
      <p className="text-muted text-sm">
        <Trans>Lost the phone? One of your recovery codes works here too.</Trans>
      </p>
      <button type="submit" name="intent" value="second-step" className={buttonClass()}>
        <Trans>Sign in</Trans>
      </button>
      <Link to="/auth" className="inline-flex min-h-11 items-center text-neem underline">
        <Trans>Back</Trans>
      </Link>
    </form>
  );
}
