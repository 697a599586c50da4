import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CompanyStatus } from "#domain/companies/company.ts";
import type { TagTone } from "#web/platform/admin/parts/tag.tsx";

export const AGENT_STATUS_LABELS: Record<
  CompanyStatus,
  { label: MessageDescriptor; tone: TagTone }
> = {
  pending: { label: msg`Pending`, tone: "new" },
  live: { label: msg`Live`, tone: "good" },
  suspended: { label: msg`Suspended`, tone: "bad" },
};

export const AGENT_FIELD_LABELS: Record<string, MessageDescriptor> = {
  name: msg`Name`,
  title: msg`Title`,
  location: msg`Location`,
  specialization: msg`Speciality`,
  experienceYears: msg`Years of experience`,
  propertiesSold: msg`Properties sold`,
  languages: msg`Languages`,
  description: msg`Description`,
  badge: msg`Badge`,
  phone: msg`Phone`,
  email: msg`E-mail`,
  reraNumber: msg`RERA number`,
  companyId: msg`Company`,
  portraitId: msg`Photo`,
  status: msg`Status`,
};
