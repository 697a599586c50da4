import { useLingui } from "@lingui/react/macro";
import { LENGTHS } from "#domain/shared/limits.ts";
import { DashboardField, type DashboardOutcome } from "#web/ui/dashboard-form.tsx";

type Props = {
  outcome: DashboardOutcome | undefined;
  stored: { name?: string; location?: string; contact: string; email: string };
};

/** Name and contact fields of a company: asked when it signs up, changed later in its profile. */
export function CompanyFields({ outcome, stored }: Props) {
  const { t } = useLingui();
  return (
    <>
      <DashboardField
        name="name"
        label={t`Company name`}
        required
        maxLength={LENGTHS.name}
        autoComplete="organization"
        defaultValue={stored.name}
        outcome={outcome}
        wrong={t`Enter the company's name`}
      />
      <DashboardField
        name="location"
        label={t`Where it is`}
        placeholder={t`Baner, Pune`}
        required
        maxLength={LENGTHS.location}
        defaultValue={stored.location}
        outcome={outcome}
        wrong={t`Enter the company's location`}
      />
      <DashboardField
        name="contact"
        type="tel"
        inputMode="tel"
        label={t`Phone for visitors`}
        required
        maxLength={LENGTHS.phone}
        defaultValue={stored.contact}
        outcome={outcome}
        wrong={t`Enter an Indian phone number, for example 98765 43210`}
      />
      <DashboardField
        name="email"
        type="email"
        label={t`E-mail for visitors`}
        required
        maxLength={LENGTHS.email}
        defaultValue={stored.email}
        outcome={outcome}
        wrong={t`Enter an e-mail address like name@example.com`}
      />
    </>
  );
}
