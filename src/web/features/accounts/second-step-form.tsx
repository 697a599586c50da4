import { Trans, useLingui } from "@lingui/react/macro";
import { LENGTHS } from "#domain/shared/limits.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { ProblemNote, TextField } from "./fields.tsx";
import type { FormOutcome } from "./form-outcome.ts";

/** Asks for the app's code after the password. */
export function SecondStepForm({ outcome }: { outcome: FormOutcome | undefined }) {
  const { t } = useLingui();
  return (
    <form method="post" className="grid gap-4">
      <ProblemNote outcome={outcome} />
      <TextField
        name="code"
        inputMode="text"
        autoComplete="one-time-code"
        maxLength={LENGTHS.secondStepCode}
        required
        label={t`Code from your authenticator app`}
        error={outcome?.fields.includes("code") ? t`Enter the code` : undefined}
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
