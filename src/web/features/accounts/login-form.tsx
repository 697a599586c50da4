import { Trans, useLingui } from "@lingui/react/macro";
import { buttonClass } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { PasswordField, ProblemNote, TextField } from "./fields.tsx";
import type { FormOutcome } from "./form-outcome.ts";

export function LoginForm({ outcome }: { outcome: FormOutcome | undefined }) {
  const { t } = useLingui();
  const isAddressWrong = outcome?.fields.includes("email");
  return (
    <form method="post" className="grid gap-4">
      <ProblemNote outcome={outcome} />
      <TextField
        name="email"
        type="email"
        autoComplete="username"
        required
        label={t`E-mail`}
        defaultValue={outcome?.values.email}
        error={isAddressWrong ? t`Enter an e-mail address like name@example.com` : undefined}
      />
      <PasswordField label={t`Password`} isNew={false} outcome={outcome} />
      <button type="submit" name="intent" value="login" className={buttonClass()}>
        <Trans>Login</Trans>
      </button>
      <Link to="/auth/forgot" className="inline-flex min-h-11 items-center text-neem underline">
        <Trans>Forgot your password?</Trans>
      </Link>
    </form>
  );
}
