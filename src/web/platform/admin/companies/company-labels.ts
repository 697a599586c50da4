import { msg } from "@lingui/core/macro";
import type { CompanyStatus } from "#domain/companies/company.ts";
import type { State } from "#web/platform/admin/parts/tag.tsx";

/** The states of companies and agents. */
export const COMPANY_STATES: Record<CompanyStatus, State> = {
  pending: { label: msg`Pending`, tone: "new" },
  live: { label: msg`Live`, tone: "good" },
  suspended: { label: msg`Suspended`, tone: "bad" },
};
