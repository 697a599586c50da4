import { z } from "zod";
import {
  MAX_STAFF_MAIL_ADDRESSES,
  STAFF_MAIL_FREQUENCIES,
} from "#domain/operations/staff-notice.ts";
import { email, phone } from "#domain/shared/contact-schema.ts";
import { asIssue } from "#domain/shared/errors.ts";
import { LANGUAGES } from "#domain/shared/language.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { line } from "#domain/shared/text-schema.ts";
import { siteProblems } from "#domain/site/problems.ts";
import type { SiteIdentity, SiteSettings } from "./site.ts";

const rate = z.number().int().min(0).max(100_000);
const claim = line({ max: LENGTHS.siteClaim });

/** Settings are independent: one that is missing or invalid falls back without affecting the others. */
const settingSchemas = {
  identity: z.object({
    name: line({ max: LENGTHS.siteName, required: siteProblems.nameSite() }),
    phone: phone(siteProblems.giveSitePhone()),
    email: email(siteProblems.giveSiteEmail()),
  }),
  claims: z.object({ agents: claim, cities: claim, clients: claim, rating: claim }),
  founded: z.number().int().min(1900).max(2100),
  showDefaultRating: z.boolean(),
  grievanceOfficer: z.object({
    name: line({ max: LENGTHS.personName, required: siteProblems.nameOfficer() }),
    email: email(siteProblems.giveOfficerEmail()),
  }),
  review: z.object({ seller: z.boolean(), company: z.boolean() }),
  mailLanguage: z.enum(LANGUAGES),
  staffMail: z.object({
    addresses: z
      .array(email(siteProblems.giveStaffEmail()))
      .min(1, asIssue(siteProblems.giveStaffEmail()))
      .max(
        MAX_STAFF_MAIL_ADDRESSES,
        asIssue(siteProblems.tooManyAddresses({ max: MAX_STAFF_MAIL_ADDRESSES })),
      ),
    frequency: z.enum(STAFF_MAIL_FREQUENCIES),
  }),
  newsletterPaused: z.boolean(),
  affiliateRates: z.object({ inquiry: rate, requirement: rate }),
  viewAs: z.boolean(),
};

/** The admin's changes; each setting is given as a whole. */
export const siteSettingsSchema = z.object(settingSchemas);
export const siteChangesSchema = siteSettingsSchema.partial();

export type SiteChanges = z.output<typeof siteChangesSchema>;

const DEFAULTS = {
  claims: { agents: "500+", cities: "50+", clients: "10K+", rating: "4.8" },
  founded: 2025,
  showDefaultRating: true,
  review: { seller: true, company: false },
  mailLanguage: "en",
  newsletterPaused: false,
  affiliateRates: { inquiry: 50, requirement: 200 },
  viewAs: false,
} as const;

/** The stored settings, over the defaults of the product and the environment. */
export function readSiteSettings(
  stored: Record<string, unknown>,
  { name, phone: desk, email: mail }: SiteIdentity,
): SiteSettings {
  const read = Object.fromEntries(
    Object.entries(settingSchemas).flatMap(([key, schema]) => {
      const parsed = schema.safeParse(stored[key]);
      return parsed.success ? [[key, parsed.data]] : [];
    }),
  ) as Partial<SiteSettings>;
  const identity = read.identity ?? { name, phone: desk, email: mail };
  const grievanceOfficer = { name: "Grievance Officer", email: identity.email };
  const staffMail = { addresses: [identity.email], frequency: "instant" as const };
  return { ...DEFAULTS, identity, grievanceOfficer, staffMail, ...read };
}
