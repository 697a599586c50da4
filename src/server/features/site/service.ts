import type { Site, SiteSettings } from "#domain/site.ts";
import { readSiteSettings } from "#domain/site-schema.ts";
import type { Db } from "#server/db/client.ts";
import { listSettings } from "./repository.ts";

export type SiteService = ReturnType<typeof createSiteService>;

/** The site's own name and numbers, and what its operator has set. */
export function createSiteService({ db, site }: { db: Db; site: Site }) {
  return {
    identity: (): Site => site,

    async settings(): Promise<SiteSettings> {
      return readSiteSettings(await listSettings(db), site.email);
    },
  };
}
