/** Dashboard numbers: one query per role, every count along an index on the owner. */

import { sql } from "drizzle-orm";
import { z } from "zod";
import type {
  AdminNumbers,
  AffiliateNumbers,
  BuyerNumbers,
  CompanyNumbers,
  SellerNumbers,
} from "#domain/analytics/dashboard-numbers.ts";
import { COMPANY_STATUSES } from "#domain/companies/company.ts";
import { recordOf } from "#domain/shared/typed-objects.ts";
import type { Db } from "#server/platform/db/client.ts";
import { getRow } from "#server/platform/db/rows.ts";
import {
  HAS_WAITED,
  IS_ANSWERED,
  isReviewWaiting,
  NEEDS_CHANGE,
} from "#server/platform/db/waiting.ts";

const buyerRow = numbers("savedHomes", "searches", "inquiries", "answered", "searchesWithoutMail");
const sellerRow = numbers("live", "inReview", "drafts", "needChange", "inquiries", "newInquiries");
const companyRow = numbers(
  "properties",
  "newLeads",
  "viewsThisWeek",
  "unansweredLeads",
  "followUpsDue",
  "needChange",
).extend({ companyStatus: z.enum(COMPANY_STATUSES).nullable() });
const affiliateRow = numbers("links", "clicks", "leads", "balance");
const adminRow = numbers("listings", "reports", "reviews", "requirements", "proofs");

const TODAY = sql`(now() at time zone 'Asia/Kolkata')::date`;

export function countForBuyer(db: Db, userId: string): Promise<BuyerNumbers> {
  return getRow(
    db,
    buyerRow,
    sql`
    select
      (select count(*) from saved_homes where user_id = ${userId}) as "savedHomes",
      s.searches, s."searchesWithoutMail", i.inquiries, i.answered
    from
      (select count(*) as searches, count(*) filter (where frequency = 'off') as "searchesWithoutMail"
         from saved_searches where user_id = ${userId}) as s,
      (select count(*) as inquiries, count(*) filter (where ${IS_ANSWERED}) as answered
         from inquiries where user_id = ${userId}) as i`,
  );
}

export function countForSeller(db: Db, userId: string): Promise<SellerNumbers> {
  return getRow(
    db,
    sellerRow,
    sql`
    with own as materialized (
      select id, status, status_reason from properties
       where owner_id = ${userId} and company_id is null and deleted_at is null)
    select p.*, i.* from
      (select count(*) filter (where status = 'live') as live,
              count(*) filter (where status = 'in_review') as "inReview",
              count(*) filter (where status = 'draft') as drafts,
              count(*) filter (where ${NEEDS_CHANGE}) as "needChange" from own) as p,
      (select count(*) as inquiries, count(*) filter (where stage = 'new') as "newInquiries"
         from inquiries where property_id in (select id from own)) as i`,
  );
}

type CompanyLeads = { companyId: string; agentId?: string };

export function countForCompany(
  db: Db,
  { companyId, agentId }: CompanyLeads,
): Promise<CompanyNumbers> {
  const isOpenTo = agentId ? sql`and coalesce(assigned_to, ${agentId}) = ${agentId}` : sql``;
  return getRow(
    db,
    companyRow,
    sql`
    select
      (select status from companies where id = ${companyId}) as "companyStatus",
      p.*, l.*,
      (select coalesce(sum(views), 0) from listing_days d
        where d.property_id in (select id from properties
                                 where company_id = ${companyId} and deleted_at is null)
          and d.day > ${TODAY} - 7) as "viewsThisWeek"
    from
      (select count(*) as properties, count(*) filter (where ${NEEDS_CHANGE}) as "needChange"
         from properties where company_id = ${companyId} and deleted_at is null) as p,
      (select count(*) filter (where stage = 'new') as "newLeads",
              count(*) filter (where ${HAS_WAITED}) as "unansweredLeads",
              count(*) filter (where stage in ('new', 'contacted', 'visit') and follow_up_on <= ${TODAY})
                as "followUpsDue"
         from inquiries where company_id = ${companyId} ${isOpenTo}) as l`,
  );
}

/** A lead's latest ledger line is its current state; a payout belongs to no lead. */
export function countForAffiliate(db: Db, userId: string): Promise<AffiliateNumbers> {
  return getRow(
    db,
    affiliateRow,
    sql`
    with stands as (
      select distinct on (lead_kind, lead_id) state, rupees from earnings
       where user_id = ${userId} and lead_id is not null
       order by lead_kind, lead_id, created_at desc, id desc)
    select
      (select count(*) from affiliate_links where user_id = ${userId}) as links,
      (select coalesce(sum(c.clicks), 0) from affiliate_clicks c
        where c.link_id in (select id from affiliate_links where user_id = ${userId})
          and c.day > ${TODAY} - 30) as clicks,
      (select count(*) from stands) as leads,
      (select coalesce(sum(rupees), 0)::bigint from stands where state = 'payable')
        - (select coalesce(sum(rupees), 0)::bigint from earnings
            where user_id = ${userId} and lead_id is null and state = 'paid') as balance`,
  );
}

export function countForAdmin(db: Db): Promise<AdminNumbers> {
  return getRow(
    db,
    adminRow,
    sql`
    select
      (select count(*) from properties where status = 'in_review' and deleted_at is null) as listings,
      (select count(*) from reports where status = 'open') as reports,
      (select count(*) from reviews v where ${isReviewWaiting(sql`v`)}) as reviews,
      (select count(*) from requirements where status = 'new') as requirements,
      (select count(distinct user_id) from proofs where status = 'pending') as proofs`,
  );
}

function numbers<Name extends string>(...names: Name[]) {
  return z.object(recordOf(names, () => z.number()));
}
