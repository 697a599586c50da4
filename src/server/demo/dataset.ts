import { memberRows, personRows } from "./accounts.ts";
import { affiliateRows, withLinks } from "./affiliate-desk.ts";
import { agentRows } from "./agents.ts";
import { savedHomeRows, savedSearchRows, withBuyer } from "./buyer-desk.ts";
import { companyRows, projectRows } from "./companies.ts";
import { inquiryRows } from "./inquiries.ts";
import { leadEventRows, listingDayRows } from "./lead-desk.ts";
import { listingRows } from "./listings.ts";
import { picturePool } from "./pictures.ts";
import type { Dataset } from "./repository.ts";
import { requirementRows } from "./requirements.ts";
import { reviewRows } from "./reviews.ts";
import { withSeller } from "./seller-desk.ts";

const POOL_AGE_MS = 90 * 86_400_000;

/** Every row of the demo; the same moment gives the same rows. */
export function createDataset(now: Date): Dataset {
  const pool = picturePool(new Date(now.getTime() - POOL_AGE_MS));
  const { companies, logos } = companyRows(now);
  const { agents, portraits } = agentRows(now);
  const { properties: listed, propertyImages } = listingRows(now, agents, pool);
  const inquiries = withBuyer(inquiryRows(now, listed));
  const properties = withSeller(listed, inquiries);
  const requirements = withLinks(requirementRows(now));
  return {
    media: [...pool, ...logos, ...portraits],
    projects: projectRows(),
    companies,
    agents,
    properties,
    propertyImages,
    reviews: reviewRows(now),
    requirements,
    inquiries,
    leadEvents: leadEventRows(properties, inquiries),
    listingDays: listingDayRows(now, properties, inquiries),
    people: personRows(now),
    members: memberRows(),
    ...affiliateRows(now, requirements),
    savedHomes: savedHomeRows(now, properties),
    savedSearches: savedSearchRows(now),
  };
}
