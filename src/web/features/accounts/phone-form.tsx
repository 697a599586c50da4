import { Trans, useLingui } from "@lingui/react/macro";
import { LENGTHS } from "#domain/shared/limits.ts";
import { PHONE_PREFIX } from "#domain/shared/phone.ts";
import type { FormAnswer } from "#web/platform/forms/form-answer.ts";
import { FieldOf, TextField } from "#web/platform/forms/form-fields.tsx";
import { useForm } from "#web/platform/forms/use-form.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { CONTROL, Select } from "#web/ui/field.tsx";
import { AccountProblem } from "./fields.tsx";
import { ROLE_CHOICES, ROLE_LABELS } from "./roles.ts";

type Props = { canSend: boolean; answer: FormAnswer | undefined };

export function PhoneForm({ canSend, answer }: Props) {
  const { t, i18n } = useLingui();
  const form = useForm(answer, "account");
  return (
    <form ref={form.ref} {...form.props} className="grid gap-4">
      <AccountProblem form={form} />
      {!canSend && (
        <p className="rounded-control bg-marigold-wash px-4 py-3">
          <Trans>Sign-in by phone is coming soon: this site cannot send codes yet.</Trans>
        </p>
      )}
      <FieldOf
        form={form}
        name="phone"
        label={t`Mobile number`}
        wrong={t`Enter a 10-digit mobile number`}
      >
        {(control) => (
          <span className="flex">
            <span className="grid min-h-12 place-items-center rounded-l-control border border-line-strong border-r-0 bg-sunk px-3">
              {PHONE_PREFIX}
            </span>
            <input
              {...control}
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              required
              disabled={!canSend}
              onInput={(event) => keepDigits(event.currentTarget)}
              className={`${CONTROL} rounded-l-none`}
            />
          </span>
        )}
      </FieldOf>
      <fieldset disabled={!canSend} className="grid gap-4">
        <legend className="mb-2 text-muted text-sm">
          <Trans>New here? Then also tell us:</Trans>
        </legend>
        <TextField
          form={form}
          name="name"
          autoComplete="name"
          maxLength={LENGTHS.personName}
          label={t`Full name`}
          note={t`(optional)`}
        />
        <FieldOf form={form} name="role" label={t`I am a`} stored="buyer">
          {(control) => (
            <Select {...control}>
              {ROLE_CHOICES.map(({ role }) => (
                <option key={role} value={role}>
                  {i18n._(ROLE_LABELS[role])}
                </option>
              ))}
            </Select>
          )}
        </FieldOf>
      </fieldset>
      <button
        type="submit"
        name="intent"
        value="send"
        disabled={!canSend}
        className={buttonClass()}
      >
        <Trans>Send code</Trans>
      </button>
    </form>
  );
}

/** Keeps at most ten digits, without a pasted +91 or leading 0. */
function keepDigits(input: HTMLInputElement): void {
  const digits = input.value.replace(/\D/g, "");
  const national = digits.length > 10 ? digits.replace(/^(?:0091|91|0)/, "") : digits;
  input.value = national.slice(0, 10);
}
