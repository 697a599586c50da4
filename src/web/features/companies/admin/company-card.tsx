import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { BadgeCheck, Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import type { ManagedCompany } from "#domain/companies/answer-schema.ts";
import { formatPhone } from "#domain/shared/phone.ts";
import { CompanyLogo } from "#web/platform/admin/companies/company-logo.tsx";
import { CompanyStatusTag } from "#web/platform/admin/companies/company-status-tag.tsx";

type Props = {
  company: ManagedCompany;
  opener: (children: ReactNode) => ReactNode;
  actions: ReactNode;
};

export function CompanyCard({ company, opener, actions }: Props) {
  const { t } = useLingui();
  const { name, propertyCount } = company;
  return (
    <article className="flex h-full flex-col p-4">
      <header className="flex items-center gap-3 pr-9">
        <CompanyLogo company={company} className="size-12" />
        <div className="min-w-0">
          <h2 className="text-base leading-tight tracking-normal [overflow-wrap:anywhere]">
            {opener(
              <>
                {name}
                {company.isVerified && (
                  <BadgeCheck
                    aria-label={t`Verified`}
                    className="ml-1.5 inline size-4.5 align-[-3px] text-neem"
                  />
                )}
              </>,
            )}
          </h2>
          <p className="mt-0.5 text-muted text-sm">
            {t`${plural(propertyCount, { one: "# property", other: "# properties" })}`}
          </p>
        </div>
      </header>
      <p className="mt-3 line-clamp-3 text-muted">{company.description}</p>
      <ul className="mt-auto grid gap-1 pt-3 text-sm">
        <Line icon={<MapPin aria-hidden="true" className="size-4" />}>{company.location}</Line>
        <Line icon={<Phone aria-hidden="true" className="size-4" />}>
          {formatPhone(company.contact)}
        </Line>
        <Line icon={<Mail aria-hidden="true" className="size-4" />}>{company.email}</Line>
      </ul>
      <footer className="mt-2 flex items-center justify-between border-line border-t pt-1.5">
        <CompanyStatusTag company={company} />
        <div className="relative z-10 -mr-2 flex">{actions}</div>
      </footer>
    </article>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-2 text-muted">
      <span className="flex-none">{icon}</span>
      <span className="truncate">{children}</span>
    </li>
  );
}
