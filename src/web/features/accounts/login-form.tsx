import { Trans, useLingui } from "@lingui/react/macro";
import type { FormAnswer } from "#web/platform/forms/form-answer.ts";
import { TextField } from "#web/platform/forms/form-fields.tsx";
import { useForm } from "#web/platform/forms/use-form.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { AccountProblem, PasswordField } from "./fields.tsx";

export function LoginForm({ answer }: { answer: FormAnswer | undefined }) {
  const { t } = useLingui();
  const form = useForm(answer, "account");
  return (
    <form ref={form.ref} {...form.props} className="grid gap-4">
      <AccountProblem form={form} />
      <TextField
        form={form}
        name="email"
        type="email"
        autoComplete="username"
        required
        label={t`E-mail`}
        wrong={t`Enter an e-mail address like name@example.com`}
      />
      <PasswordField label={t`Password`} isNew={false} form={form} />
      <button type="submit" name="intent" value="login" className={buttonClass()}>
        <Trans>Login</Trans>
      </button>
      <Link to="/auth/forgot" className="inline-flex min-h-11 items-center text-neem underline">
        <Trans>Forgot your password?</Trans>
      </Link>
    </form>
  );
}
