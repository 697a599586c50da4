import { companyRows, projectRows } from "./companies/companies.ts";
import { affiliateRows, withLinks } from "./dashboards/affiliate.ts";
import { savedHomeRows, savedSearchRows, withBuyer } from "./dashboards/buyer.ts";
import { leadEventRows, listingDayRows } from "./dashboards/company.ts";
import { inquiryRows } from "./dashboards/inquiries.ts";
import { requirementRows } from "./dashboards/requirements.ts";
import { reviewRows } from "./dashboards/reviews.ts";
import { withSeller } from "./dashboards/seller.ts";
import { listingRows } from "./listings/listings.ts";
import { memberRows, personRows } from "./people/accounts.ts";
import { agentRows } from "./people/agents.ts";
import { picturePool } from "./pictures.ts";
import type { Dataset } from "./repository.ts";

const POOL_AGE_MS = 90 * 86_400_000;

/** Every row of the demo; the same `now` gives the same rows. */
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
