import { Trans } from "@lingui/react/macro";
import type { ManagedCompany } from "#domain/companies/answer-schema.ts";
import { StateTag, Tag } from "#web/platform/admin/parts/tag.tsx";
import { COMPANY_STATES } from "./company-labels.ts";

export function CompanyStatusTag({ company }: { company: ManagedCompany }) {
  if (!company.deletedAt) return <StateTag of={COMPANY_STATES[company.status]} />;
  return (
    <Tag tone="bad">
      <Trans>Deleted</Trans>
    </Tag>
  );
}
