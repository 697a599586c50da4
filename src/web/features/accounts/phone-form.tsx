import { Trans, useLingui } from "@lingui/react/macro";
import { LENGTHS } from "#domain/shared/limits.ts";
import { PHONE_PREFIX } from "#domain/shared/phone.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { CONTROL, errorProps, Field, Select } from "#web/ui/field.tsx";
import { ProblemNote, TextField } from "./fields.tsx";
import type { FormOutcome } from "./form-outcome.ts";
import { ROLE_CHOICES, ROLE_LABELS } from "./roles.ts";

type Props = { canSend: boolean; outcome: FormOutcome | undefined };

const PHONE = "account-phone";

export function PhoneForm({ canSend, outcome }: Props) {
  const { t, i18n } = useLingui();
  const error = outcome?.fields.includes("phone") ? t`Enter a 10-digit mobile number` : undefined;
  return (
    <form method="post" className="grid gap-4">
      <ProblemNote outcome={outcome} />
      {!canSend && (
        <p className="rounded-control bg-marigold-wash px-4 py-3">
          <Trans>Sign-in by phone is coming soon: this site cannot send codes yet.</Trans>
        </p>
      )}
      <Field id={PHONE} label={t`Mobile number`} error={error}>
        <span className="flex">
          <span className="grid min-h-12 place-items-center rounded-l-control border border-line-strong border-r-0 bg-sunk px-3">
            {PHONE_PREFIX}
          </span>
          <input
            id={PHONE}
            name="phone"
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            required
            disabled={!canSend}
            defaultValue={outcome?.values.phone}
            onInput={(event) => keepDigits(event.currentTarget)}
            className={`${CONTROL} rounded-l-none`}
            {...errorProps({ id: PHONE, error })}
          />
        </span>
      </Field>
      <fieldset disabled={!canSend} className="grid gap-4">
        <legend className="mb-2 text-muted text-sm">
          <Trans>New here? Then also tell us:</Trans>
        </legend>
        <TextField
          name="name"
          autoComplete="name"
          maxLength={LENGTHS.personName}
          label={t`Full name`}
          note={t`(optional)`}
          defaultValue={outcome?.values.name}
        />
        <Field id="account-role" label={t`I am a`}>
          <Select id="account-role" name="role" defaultValue={outcome?.values.role || "buyer"}>
            {ROLE_CHOICES.map(({ role }) => (
              <option key={role} value={role}>
                {i18n._(ROLE_LABELS[role])}
              </option>
            ))}
          </Select>
        </Field>
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
