/** One account for each role, with the demo password. */

import { DEMO_COMPANIES } from "#demo/companies/companies.ts";
import { phoneOf, uuidOf } from "#demo/identity.ts";
import type { MemberRow, PersonRow } from "#demo/repository.ts";
import type { SignUpRole } from "#domain/accounts/account.ts";
import { DAY_MS } from "#domain/shared/time.ts";

const FIRST_PHONE = 90_000;

const NAMES: Record<SignUpRole, string> = {
  buyer: "Asha Verma",
  seller: "Imran Shaikh",
  company: "Kavya Nair",
  affiliate: "Rohit Bansal",
};
const PEOPLE = Object.entries(NAMES) as [SignUpRole, string][];

export const demoPersonId = (role: SignUpRole): string => uuidOf(`person/${role}`);

export function personRows(now: Date): PersonRow[] {
  return PEOPLE.map(([role, name], place) => {
    const createdAt = new Date(now.getTime() - (60 - place) * DAY_MS);
    return {
      id: demoPersonId(role),
      name,
      email: `${role}@demo.local`,
      emailVerified: true,
      role,
      phoneNumber: phoneOf(FIRST_PHONE + place),
      phoneNumberVerified: true,
      createdAt,
      updatedAt: createdAt,
    };
  });
}

export function memberRows(): MemberRow[] {
  const [company] = DEMO_COMPANIES;
  return company ? [{ companyId: company.id, userId: demoPersonId("company"), role: "owner" }] : [];
}
