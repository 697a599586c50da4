import { Trans, useLingui } from "@lingui/react/macro";
import { LENGTHS } from "#domain/shared/limits.ts";
import type { FormAnswer } from "#web/platform/forms/form-answer.ts";
import { TextField } from "#web/platform/forms/form-fields.tsx";
import { useForm } from "#web/platform/forms/use-form.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { AccountProblem, PasswordField } from "./fields.tsx";
import { ROLE_CHOICES, ROLE_LABELS } from "./roles.ts";

export function SignupForm({ answer }: { answer: FormAnswer | undefined }) {
  const { t } = useLingui();
  const form = useForm(answer, "account");
  return (
    <form ref={form.ref} {...form.props} className="grid gap-4">
      <AccountProblem form={form} />
      <RoleChoice chosen={form.value("role")} error={form.error("role", t`Choose one`)} />
      <TextField
        form={form}
        name="name"
        autoComplete="name"
        required
        maxLength={LENGTHS.personName}
        label={t`Full name`}
      />
      <TextField
        form={form}
        name="email"
        type="email"
        autoComplete="username"
        required
        label={t`E-mail`}
        wrong={t`Enter an e-mail address like name@example.com`}
      />
      <PasswordField label={t`Password`} isNew form={form} />
      <p className="text-muted text-sm">
        <Trans>
          By signing up you agree to the{" "}
          <Link to="/terms" className="underline">
            Terms
          </Link>{" "}
          and have read the{" "}
          <Link to="/privacy" className="underline">
            privacy notice
          </Link>
          .
        </Trans>
      </p>
      <button type="submit" name="intent" value="signup" className={buttonClass()}>
        <Trans>Signup</Trans>
      </button>
    </form>
  );
}

type ChoiceProps = { chosen: string | undefined; error: string | undefined };

function RoleChoice({ chosen, error }: ChoiceProps) {
  const { i18n } = useLingui();
  return (
    <fieldset aria-describedby={error && "account-role-error"}>
      <legend className="mb-1 font-medium text-sm">
        <Trans>I am a</Trans>
      </legend>
      <div className="grid gap-2">
        {ROLE_CHOICES.map(({ role, hint }) => (
          <label
            key={role}
            className="flex items-center gap-3 rounded-control border border-line-strong bg-surface px-3 py-2.5 has-checked:border-neem has-checked:bg-neem-wash"
          >
            <input
              type="radio"
              name="role"
              value={role}
              required
              defaultChecked={role === chosen}
              className="size-5 flex-none accent-neem"
            />
            <span>
              <span className="block font-medium">{i18n._(ROLE_LABELS[role])}</span>
              <span className="block text-muted text-sm">{i18n._(hint)}</span>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id="account-role-error" className="font-medium text-brick text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
