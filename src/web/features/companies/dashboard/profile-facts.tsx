import { Trans, useLingui } from "@lingui/react/macro";
import type { ManagedCompany } from "#domain/companies/company.ts";
import { formatPhone } from "#domain/shared/phone.ts";

/** The read-only profile, for members who may not edit it. */
export function ProfileFacts({ company }: { company: ManagedCompany }) {
  const { t } = useLingui();
  const { name, location, contact, email, whatsappNumber, description } = company;
  const facts = [
    [t`Company name`, name],
    [t`Where it is`, location],
    [t`Phone for visitors`, formatPhone(contact)],
    [t`WhatsApp number`, whatsappNumber && formatPhone(whatsappNumber)],
    [t`E-mail for visitors`, email],
    [t`What the company does`, description],
  ];
  return (
    <div className="grid gap-4">
      <p className="rounded-control bg-sunk px-4 py-3">
        <Trans>Only an owner or a manager can change the profile. Ask one of your team.</Trans>
      </p>
      <dl className="grid gap-3">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="text-muted text-sm">{label}</dt>
                <dd className="whitespace-pre-line break-words">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}
