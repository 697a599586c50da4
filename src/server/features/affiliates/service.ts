/** An affiliate's own dashboard: links, the leads they brought, and what is owed for them. */

import {
  type AffiliateLink,
  type AffiliateProfile,
  isLinkCode,
  sharedPath,
  shortPath,
} from "#domain/affiliates/affiliate.ts";
import type {
  AffiliateProfileInput,
  EarningFilter,
  LinkInput,
  OwnPage,
} from "#domain/affiliates/affiliate-schema.ts";
import type { AffiliateRates, Balance, Earning, EarningMonth } from "#domain/affiliates/earning.ts";
import { canUseAffiliateDashboard } from "#domain/affiliates/policy.ts";
import { affiliateProblems } from "#domain/affiliates/problems.ts";
import type { Actor, Caller, User } from "#domain/shared/actor.ts";
import { AppError, fieldError } from "#domain/shared/errors.ts";
import { isUuid, newLinkCode } from "#domain/shared/id.ts";
import type { Page } from "#domain/shared/page.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { Deps } from "#server/deps.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import { updateContact } from "#server/platform/auth/contact.ts";
import { findEarningLink } from "#server/shared/referrals/repository.ts";
import {
  findLink,
  findLinkPath,
  findProfile,
  insertLink,
  listLinks,
  updateStopped,
  upsertClick,
  upsertProfile,
} from "./repository.ts";
import { listEarnings, listMonths, sumBalance } from "./repository-earnings.ts";

type Visitor = { clientAddress: string; isCounted: boolean; cookie: string | undefined };
type Redirect = { path: string; isFirst: boolean };

const CODE_TRIES = 5;

type OwnEarnings = { balance: Balance; months: EarningMonth[]; rates: AffiliateRates };

export function createAffiliateService({ db, limits, site, publicUrl, now }: Deps) {
  return {
    async listLinks(actor: Actor, page: OwnPage): Promise<Page<AffiliateLink>> {
      return listLinks(db, affiliateOnly(actor).userId, page);
    },

    async getLink(actor: Actor, id: string): Promise<AffiliateLink> {
      return ownLink(affiliateOnly(actor), id);
    },

    /** The address to share; it does not reveal its target. */
    urlOf: ({ code }: AffiliateLink): string => new URL(shortPath(code), publicUrl).href,

    async createLink(caller: Caller, { page, label }: LinkInput): Promise<AffiliateLink> {
      const actor = affiliateOnly(caller.actor);
      const path = sharedPath(page, publicUrl);
      if (path === undefined) throw notOurs();
      await limits.use("linkPerPerson", actor.userId);
      const id = await db.transaction(async (tx) => {
        for (let tries = 0; tries < CODE_TRIES; tries += 1) {
          const values = { userId: actor.userId, code: newLinkCode(), path, label };
          const made = await insertLink(tx, values);
          if (!made) continue;
          await insertAudit(tx, caller, { ...about("link-made", made), after: { path, label } });
          return made;
        }
        throw new Error("No code was free");
      });
      return ownLink(actor, id);
    },

    /** A stopped link still redirects but earns nothing. */
    async stopLink(caller: Caller, id: string): Promise<AffiliateLink> {
      const actor = affiliateOnly(caller.actor);
      const link = await ownLink(actor, id);
      await db.transaction(async (tx) => {
        await updateStopped(tx, link.id, now());
        if (!link.stoppedAt) await insertAudit(tx, caller, about("link-stopped", link.id));
      });
      return ownLink(actor, id);
    },

    /** Returns a short URL's target; counts the click and says whether this link is the visitor's first. */
    async follow(code: string, visitor: Visitor): Promise<Redirect> {
      const [link, earlier] = [await earningLink(code), await earningLink(visitor.cookie ?? "")];
      if (!link) return { path: await pathOf(code), isFirst: false };
      if (visitor.isCounted && (await mayCount(visitor.clientAddress))) {
        await upsertClick(db, link.id, now());
      }
      return { path: link.path, isFirst: earlier === undefined };
    },

    async listEarnings(actor: Actor, filter: EarningFilter): Promise<Page<Earning>> {
      return listEarnings(db, affiliateOnly(actor).userId, filter);
    },

    async getEarnings(actor: Actor): Promise<OwnEarnings> {
      const { userId } = affiliateOnly(actor);
      const [balance, months, { affiliateRates }] = await Promise.all([
        sumBalance(db, userId),
        listMonths(db, userId),
        site.settings(),
      ]);
      return { balance, months, rates: affiliateRates };
    },

    async getProfile(actor: Actor): Promise<AffiliateProfile> {
      const profile = await findProfile(db, affiliateOnly(actor).userId);
      if (!profile) throw new AppError(sharedProblems.noSuchAccount());
      return profile;
    },

    async updateProfile(caller: Caller, input: AffiliateProfileInput): Promise<AffiliateProfile> {
      const { userId } = affiliateOnly(caller.actor);
      await limits.use("profilePerPerson", userId);
      const { name, phone, ...own } = input;
      await db.transaction(async (tx) => {
        const before = await findProfile(tx, userId);
        await updateContact(tx, userId, { name, phone: phone || null });
        await upsertProfile(tx, userId, own);
        const after = await findProfile(tx, userId);
        const change = { before: before ?? null, after: after ?? null };
        await insertAudit(tx, caller, { ...about("profile-changed", userId), ...change });
      });
      return this.getProfile(caller.actor);
    },
  };

  async function ownLink({ userId }: User, id: string): Promise<AffiliateLink> {
    const link = isUuid(id) ? await findLink(db, userId, id) : undefined;
    if (!link) throw new AppError(affiliateProblems.noSuchLink());
    return link;
  }

  async function earningLink(code: string) {
    return isLinkCode(code) ? findEarningLink(db, code) : undefined;
  }

  /** A stopped link still leads to its page; an unknown code leads to the home page. */
  async function pathOf(code: string): Promise<string> {
    return (isLinkCode(code) ? await findLinkPath(db, code) : undefined) ?? "/";
  }

  async function mayCount(clientAddress: string): Promise<boolean> {
    try {
      await limits.use("linkClickPerAddress", clientAddress);
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }
}

function affiliateOnly(actor: Actor): User {
  if (!actor) throw new AppError(sharedProblems.signInFirst());
  if (!canUseAffiliateDashboard(actor)) throw new AppError(affiliateProblems.affiliatesOnly());
  return actor;
}

function notOurs(): AppError {
  return fieldError("page", affiliateProblems.notOurPage());
}

function about(did: string, id: string) {
  return { action: `affiliate.${did}`, objectType: "affiliate" as const, objectId: id };
}
