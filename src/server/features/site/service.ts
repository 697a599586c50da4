import { type Caller, isAdmin } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { siteProblems } from "#domain/site/problems.ts";
import type { Site, SiteSettings } from "#domain/site/site.ts";
import { readSiteSettings, type SiteChanges } from "#domain/site/site-schema.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import { refuseStale } from "#server/platform/audit/versions.ts";
import type { Memoize } from "#server/platform/cache/memoize.ts";
import type { Db } from "#server/platform/db/client.ts";
import { deleteViews, listSettings, lockSettings, upsertSetting } from "./repository.ts";

export type SiteService = ReturnType<typeof createSiteService>;

/** The settings, with one version for all of them. */
export type VersionedSettings = SiteSettings & { updatedAt: string };

type Options = { db: Db; reads: Db; memoize: Memoize; site: Site };

/** The site's name and numbers, and the operator's settings; `site` comes from the environment. */
export function createSiteService({ db, reads, memoize, site }: Options) {
  return {
    given: site,

    /** Inside a transaction, reads on its own connection: waiting for a second one could deadlock. */
    async identity(within?: Db): Promise<Site> {
      const { identity } = await known(within);
      return { ...site, ...identity };
    },

    async settings(within?: Db): Promise<SiteSettings> {
      const { updatedAt: _, ...settings } = await known(within);
      return settings;
    },

    async get(caller: Caller): Promise<VersionedSettings> {
      adminOnly(caller);
      return read(db);
    },

    async update(
      caller: Caller,
      changes: SiteChanges,
      version?: string,
    ): Promise<VersionedSettings> {
      adminOnly(caller);
      return db.transaction(async (tx) => {
        await lockSettings(tx);
        const before = await read(tx);
        const current = { type: "setting" as const, updatedAt: new Date(before.updatedAt) };
        await refuseStale(tx, current, version, async () => before);
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
        if (changes.viewAs === false) await deleteViews(tx);
        return read(tx);
      });
    },
  };

  function known(within: Db | undefined): Promise<VersionedSettings> {
    return within ? read(within) : memoize("settings", () => read(reads));
  }

  async function read(from: Db): Promise<VersionedSettings> {
    const { values, updatedAt } = await listSettings(from);
    return { ...readSiteSettings(values, site), updatedAt: updatedAt.toISOString() };
  }
}

function adminOnly({ actor }: Caller): void {
  if (!actor) throw new AppError(sharedProblems.signInFirst());
  if (!isAdmin(actor)) throw new AppError(siteProblems.adminsOnlyHere());
}
