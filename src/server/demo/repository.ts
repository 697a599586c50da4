import { sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/db/schema/accounts.ts";
import {
  affiliateClicks,
  affiliateLinks,
  affiliateProfiles,
} from "#server/db/schema/affiliates.ts";
import { agents } from "#server/db/schema/agents.ts";
import { companies, companyMembers, reviews } from "#server/db/schema/companies.ts";
import { earnings } from "#server/db/schema/earnings.ts";
import { inquiries, leadEvents, requirements } from "#server/db/schema/leads.ts";
import { listingDays } from "#server/db/schema/listing-days.ts";
import { media } from "#server/db/schema/media.ts";
import { projects } from "#server/db/schema/places.ts";
import { properties, propertyImages } from "#server/db/schema/properties.ts";
import { savedHomes, savedSearches } from "#server/db/schema/saved.ts";

type Generated = "category" | "ratePerSqft" | "search";

type MediaRow = typeof media.$inferInsert;
export type ProjectRow = typeof projects.$inferInsert;
export type CompanyRow = typeof companies.$inferInsert;
export type ReviewRow = typeof reviews.$inferInsert;
export type AgentRow = typeof agents.$inferInsert;
export type PropertyRow = Omit<typeof properties.$inferInsert, Generated> & { id: string };
export type PropertyImageRow = typeof propertyImages.$inferInsert;
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
  media: MediaRow[];
  companies: CompanyRow[];
  projects: ProjectRow[];
  agents: AgentRow[];
  properties: PropertyRow[];
  propertyImages: PropertyImageRow[];
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

// A statement takes 65,535 values at most, and the widest table has some fifty columns.
const ROWS_PER_STATEMENT = 600;

/** In the order in which the tables refer to each other. */
export async function insertDataset(db: Db, dataset: Dataset): Promise<void> {
  await inBatches(dataset.media, (rows) => insertMissingMedia(db, rows));
  await inBatches(dataset.companies, (rows) => db.insert(companies).values(rows));
  await inBatches(dataset.people, (rows) => db.insert(users).values(rows));
  await inBatches(dataset.members, (rows) => db.insert(companyMembers).values(rows));
  await inBatches(dataset.links, (rows) => db.insert(affiliateLinks).values(rows));
  await inBatches(dataset.clicks, (rows) => db.insert(affiliateClicks).values(rows));
  await inBatches(dataset.affiliateProfiles, (rows) => db.insert(affiliateProfiles).values(rows));
  await inBatches(dataset.earnings, (rows) => db.insert(earnings).values(rows));
  await inBatches(dataset.projects, (rows) => db.insert(projects).values(rows));
  await inBatches(dataset.agents, (rows) => db.insert(agents).values(rows));
  await inBatches(dataset.properties, (rows) => db.insert(properties).values(rows));
  await inBatches(dataset.propertyImages, (rows) => db.insert(propertyImages).values(rows));
  await inBatches(dataset.reviews, (rows) => db.insert(reviews).values(rows));
  await inBatches(dataset.requirements, (rows) => db.insert(requirements).values(rows));
  await inBatches(dataset.inquiries, (rows) => db.insert(inquiries).values(rows));
  await inBatches(dataset.leadEvents, (rows) => db.insert(leadEvents).values(rows));
  await inBatches(dataset.listingDays, (rows) => db.insert(listingDays).values(rows));
  await inBatches(dataset.savedHomes, (rows) => db.insert(savedHomes).values(rows));
  await inBatches(dataset.savedSearches, (rows) => db.insert(savedSearches).values(rows));
}

export async function insertMissingMedia(db: Db, rows: MediaRow[]): Promise<void> {
  await db.insert(media).values(rows).onConflictDoNothing();
}

export async function hasListings(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select exists (select 1 from companies) or exists (select 1 from properties) as found`,
  );
  return rows[0]?.found ?? false;
}

async function inBatches<T>(
  rows: T[],
  insert: (batch: T[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await insert(rows.slice(start, start + ROWS_PER_STATEMENT));
  }
}
