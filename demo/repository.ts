import { sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/client.ts";
import { insertRows } from "#server/platform/db/insert-rows.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import {
  affiliateClicks,
  affiliateLinks,
  affiliateProfiles,
} from "#server/platform/db/schema/affiliates.ts";
import { agents } from "#server/platform/db/schema/agents.ts";
import { companies, companyMembers, reviews } from "#server/platform/db/schema/companies.ts";
import { earnings } from "#server/platform/db/schema/earnings.ts";
import { inquiries, leadEvents, requirements } from "#server/platform/db/schema/leads.ts";
import { listingDays } from "#server/platform/db/schema/listing-days.ts";
import { media } from "#server/platform/db/schema/media.ts";
import { projects } from "#server/platform/db/schema/places.ts";
import { properties, propertyImages } from "#server/platform/db/schema/properties.ts";
import { savedHomes, savedSearches } from "#server/platform/db/schema/saved.ts";

type Generated = "category" | "ratePerSqft" | "search";

type PictureRow = typeof media.$inferInsert;
export type ProjectRow = typeof projects.$inferInsert;
export type CompanyRow = typeof companies.$inferInsert;
export type ReviewRow = typeof reviews.$inferInsert;
export type AgentRow = typeof agents.$inferInsert;
export type ListingRow = Omit<typeof properties.$inferInsert, Generated> & { id: string };
export type ListingImageRow = typeof propertyImages.$inferInsert;
export type RequirementRow = typeof requirements.$inferInsert;
export type InquiryRow = typeof inquiries.$inferInsert;
export type LeadEventRow = typeof leadEvents.$inferInsert;
export type ListingDayRow = typeof listingDays.$inferInsert;
export type PersonRow = typeof users.$inferInsert;
export type MemberRow = typeof companyMembers.$inferInsert;
export type LinkRow = typeof affiliateLinks.$inferInsert & { id: string };
export type ClickRow = typeof affiliateClicks.$inferInsert;
export type EarningRow = typeof earnings.$inferInsert;
export type AffiliateProfileRow = typeof affiliateProfiles.$inferInsert;
export type SavedHomeRow = typeof savedHomes.$inferInsert;
export type SavedSearchRow = typeof savedSearches.$inferInsert;

/** Everything the demo puts into the database, table by table. */
export type Dataset = {
  media: PictureRow[];
  companies: CompanyRow[];
  projects: ProjectRow[];
  agents: AgentRow[];
  properties: ListingRow[];
  propertyImages: ListingImageRow[];
  reviews: ReviewRow[];
  requirements: RequirementRow[];
  inquiries: InquiryRow[];
  leadEvents: LeadEventRow[];
  listingDays: ListingDayRow[];
  people: PersonRow[];
  members: MemberRow[];
  links: LinkRow[];
  clicks: ClickRow[];
  earnings: EarningRow[];
  affiliateProfiles: AffiliateProfileRow[];
  savedHomes: SavedHomeRow[];
  savedSearches: SavedSearchRow[];
};

/** Inserts in the order of the foreign keys. */
export async function insertDataset(db: Db, dataset: Dataset): Promise<void> {
  await insertMissingPictures(db, dataset.media);
  await insertRows(db, companies, dataset.companies);
  await insertRows(db, users, dataset.people);
  await insertRows(db, companyMembers, dataset.members);
  await insertRows(db, affiliateLinks, dataset.links);
  await insertRows(db, affiliateClicks, dataset.clicks);
  await insertRows(db, affiliateProfiles, dataset.affiliateProfiles);
  await insertRows(db, earnings, dataset.earnings);
  await insertRows(db, projects, dataset.projects);
  await insertRows(db, agents, dataset.agents);
  await insertRows(db, properties, dataset.properties);
  await insertRows(db, propertyImages, dataset.propertyImages);
  await insertRows(db, reviews, dataset.reviews);
  await insertRows(db, requirements, dataset.requirements);
  await insertRows(db, inquiries, dataset.inquiries);
  await insertRows(db, leadEvents, dataset.leadEvents);
  await insertRows(db, listingDays, dataset.listingDays);
  await insertRows(db, savedHomes, dataset.savedHomes);
  await insertRows(db, savedSearches, dataset.savedSearches);
}

async function insertMissingPictures(db: Db, rows: PictureRow[]): Promise<void> {
  await db.insert(media).values(rows).onConflictDoNothing();
}

export async function hasListings(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select exists (select 1 from companies) or exists (select 1 from properties) as found`,
  );
  return rows[0]?.found ?? false;
}
