import { z } from "zod";
import type { SiteSettings } from "./site.ts";

const claim = z.string().trim().max(20);

/** Each setting stands alone: one that is missing or spoilt falls back without taking the others along. */
const settingSchemas = {
  claims: z.object({ agents: claim, cities: claim, clients: claim, rating: claim }),
  founded: z.number().int().min(1900).max(2100),
  showDefaultRating: z.boolean(),
  grievanceOfficer: z.object({ name: z.string().max(80), email: z.email() }),
  review: z.object({ seller: z.boolean(), company: z.boolean() }),
};

const DEFAULTS = {
  claims: { agents: "500+", cities: "50+", clients: "10K+", rating: "4.8" },
  founded: 2025,
  showDefaultRating: true,
  review: { seller: true, company: false },
} as const;

export function readSiteSettings(stored: Record<string, unknown>, siteEmail: string): SiteSettings {
  return {
    ...DEFAULTS,
    grievanceOfficer: { name: "Grievance Officer", email: siteEmail },
    ...Object.fromEntries(
      Object.entries(settingSchemas).flatMap(([key, schema]) => {
        const parsed = schema.safeParse(stored[key]);
        return parsed.success ? [[key, parsed.data]] : [];
      }),
    ),
  };
}
