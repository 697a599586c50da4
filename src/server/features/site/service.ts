import { AppError } from "#domain/errors.ts";
import { type Caller, isAdmin } from "#domain/policy.ts";
import type { Site, SiteSettings } from "#domain/site.ts";
import { readSiteSettings, type SiteChanges } from "#domain/site-schema.ts";
import { insertAudit } from "#server/audit/repository.ts";
import type { Db } from "#server/db/client.ts";
import { listSettings, upsertSetting } from "./repository.ts";

export type SiteService = ReturnType<typeof createSiteService>;

/** The site's own name and numbers, and what its operator has set. */
export function createSiteService({ db, site }: { db: Db; site: Site }) {
  return {
    identity: (): Site => site,

    settings: (): Promise<SiteSettings> => read(db),

    async update(caller: Caller, changes: SiteChanges): Promise<SiteSettings> {
      if (!caller.actor) throw new AppError("UNAUTHENTICATED", "Sign in first");
      if (!isAdmin(caller.actor)) throw new AppError("FORBIDDEN", "Only an admin may do that");
      return db.transaction(async (tx) => {
        const before = await read(tx);
        for (const [key, value] of Object.entries(changes)) {
          await upsertSetting(tx, key, value);
          await insertAudit(tx, caller, {
            action: "setting.updated",
            objectType: "setting",
            objectId: key,
            before: { [key]: before[key as keyof SiteSettings] },
            after: { [key]: value },
          });
        }
        return read(tx);
      });
    },
  };

  async function read(from: Db): Promise<SiteSettings> {
    return readSiteSettings(await listSettings(from), site.email);
  }
}
