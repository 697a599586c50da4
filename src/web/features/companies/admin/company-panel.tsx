import { Trans, useLingui } from "@lingui/react/macro";
import type { ManagedCompany } from "#domain/companies/answer-schema.ts";
import { telLink, whatsappLink } from "#domain/shared/contact-links.ts";
import { formatPhone } from "#domain/shared/phone.ts";
import { CompanyLogo } from "#web/platform/admin/companies/company-logo.tsx";
import { CompanyStatusTag } from "#web/platform/admin/companies/company-status-tag.tsx";
import { Facts } from "#web/platform/admin/parts/facts.tsx";
import {
  type PanelActions,
  PanelButtons,
  SiteLink,
} from "#web/platform/admin/parts/panel-actions.tsx";
import { SidePanel } from "#web/platform/admin/parts/side-panel.tsx";
import { formatDate } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { ButtonLink, buttonClass } from "#web/ui/button.tsx";
import { WhatsAppIcon } from "#web/ui/icons.tsx";

type Props = PanelActions & { company: ManagedCompany };

export function CompanyPanel({ company, onClose, ...acts }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <SidePanel title={company.name} onClose={onClose}>
      <div className="flex items-center gap-3">
        <CompanyLogo company={company} className="size-12" />
        <CompanyStatusTag company={company} />
      </div>
      <Facts
        facts={[
          [t`Contact number`, formatPhone(company.contact)],
          [t`E-mail`, company.email],
          [t`Location`, company.location],
          [t`RERA number`, company.reraNumber],
          [t`Properties`, String(company.propertyCount)],
          [t`Created`, formatDate(company.createdAt, language)],
        ]}
      />
      <p className="whitespace-pre-line">{company.description}</p>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <a
          href={whatsappLink(company.whatsappNumber ?? company.contact, "")}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ look: "whatsapp", size: "compact" })}
        >
          <WhatsAppIcon />
          WhatsApp
        </a>
        <a
          href={telLink(company.contact) ?? undefined}
          className={buttonClass({ look: "outline", size: "compact" })}
        >
          <Trans>Call</Trans>
        </a>
        <ButtonLink
          to={`/admin/properties?companyId=${company._id}`}
          look="outline"
          size="compact"
          className="col-span-2"
        >
          <Trans>Its properties</Trans>
        </ButtonLink>
        <PanelButtons isDeleted={company.deletedAt !== null} {...acts} />
      </div>
      {company.status === "live" && !company.deletedAt && (
        <SiteLink to={`/company/${company._id}`} />
      )}
    </SidePanel>
  );
}
