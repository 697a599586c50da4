/** A company as GET /api/admin/companies returns it. */

import type { COMPANY_STATUSES } from "#domain/companies/company.ts";

export type CompanyStatus = (typeof COMPANY_STATUSES)[number];

export type ManagedCompany = {
  _id: string;
  name: string;
  description: string;
  location: string;
  contact: string;
  email: string;
  logoUrl: string | null;
  whatsappNumber: string | null;
  isVerified: boolean;
  reraNumber: string | null;
  propertyCount: number;
  status: CompanyStatus;
  featuredRank: number;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
};
