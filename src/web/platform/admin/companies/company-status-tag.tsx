import { Trans, useLingui } from "@lingui/react/macro";
import type { ManagedCompany } from "#domain/companies/answer-schema.ts";
import { Tag } from "#web/platform/admin/parts/tag.tsx";
import { COMPANY_STATUS_LABELS } from "./company-labels.ts";

export function CompanyStatusTag({ company }: { company: ManagedCompany }) {
  const { i18n } = useLingui();
  if (company.deletedAt) {
    return (
      <Tag tone="bad">
        <Trans>Deleted</Trans>
      </Tag>
    );
  }
  const { label, tone } = COMPANY_STATUS_LABELS[company.status];
  return <Tag tone={tone}>{i18n._(label)}</Tag>;
}
