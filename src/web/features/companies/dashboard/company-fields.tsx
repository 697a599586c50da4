import { useLingui } from "@lingui/react/macro";
import { LENGTHS } from "#domain/shared/limits.ts";
import { TextField } from "#web/platform/forms/form-fields.tsx";
import type { Form } from "#web/platform/forms/use-form.ts";

type Props = {
  form: Form;
  stored: { name?: string; location?: string; contact: string; email: string };
};

/** Name and contact fields of a company: asked when it signs up, changed later in its profile. */
export function CompanyFields({ form, stored }: Props) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        form={form}
        name="name"
        label={t`Company name`}
        required
        maxLength={LENGTHS.name}
        autoComplete="organization"
        stored={stored.name}
      />
      <TextField
        form={form}
        name="location"
        label={t`Where it is`}
        placeholder={t`Baner, Pune`}
        required
        maxLength={LENGTHS.location}
        stored={stored.location}
      />
      <TextField
        form={form}
        name="contact"
        type="tel"
        inputMode="tel"
        label={t`Phone for visitors`}
        required
        maxLength={LENGTHS.phone}
        stored={stored.contact}
        wrong={t`Enter an Indian phone number, for example 98765 43210`}
      />
      <TextField
        form={form}
        name="email"
        type="email"
        label={t`E-mail for visitors`}
        required
        maxLength={LENGTHS.email}
        stored={stored.email}
        wrong={t`Enter an e-mail address like name@example.com`}
      />
    </>
  );
}
