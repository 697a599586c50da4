import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CompanyStatus } from "#domain/companies/company.ts";
import type { TagTone } from "#web/platform/admin/parts/tag.tsx";

export const COMPANY_STATUS_LABELS: Record<
  CompanyStatus,
  { label: MessageDescriptor; tone: TagTone }
> = {
  pending: { label: msg`Pending`, tone: "new" },
  live: { label: msg`Live`, tone: "good" },
  suspended: { label: msg`Suspended`, tone: "bad" },
};

export const COMPANY_FIELD_LABELS: Record<string, MessageDescriptor> = {
  name: msg`Name`,
  email: msg`E-mail`,
  description: msg`Description`,
  location: msg`Location`,
  contact: msg`Contact number`,
  whatsappNumber: msg`WhatsApp number`,
  logoId: msg`Logo`,
  status: msg`Status`,
  verifiedAt: msg`Verified`,
  reraNumber: msg`RERA number`,
  featuredRank: msg`Featured rank`,
  deletedAt: msg`Deleted`,
};
