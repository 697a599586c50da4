import { data, type RouterContextProvider } from "react-router";
import { isReservedCompanyId } from "#domain/companies/company.ts";
import { listingFilterSchema } from "#domain/search/filter-schema.ts";
import { run } from "#web/platform/context.ts";

const PAGE_SIZE = 24;
const REVIEWS_SHOWN = 6;

/** A company and a page of its live listings, for both of its pages. */
export async function loadCompany(
  companyId: string,
  url: URL,
  context: Readonly<RouterContextProvider>,
) {
  // Reserved for future workspaces: no company has these ids, and search engines must not index them.
  if (isReservedCompanyId(companyId)) throw data("Page not found", { status: 404 });
  return run(context, async (app) => {
    const cursor = url.searchParams.get("cursor") ?? undefined;
    const filter = listingFilterSchema.parse({ companyId, limit: PAGE_SIZE, cursor });
    const [company, page] = await Promise.all([
      app.companies.get(companyId),
      app.properties.list(filter),
    ]);
    return { company, page, now: new Date().toISOString() };
  });
}

/** The same, with the company's reviews. */
export async function loadReviewedCompany(
  companyId: string,
  url: URL,
  context: Readonly<RouterContextProvider>,
) {
  const cursor = url.searchParams.get("reviews") ?? undefined;
  const [loaded, reviews] = await Promise.all([
    loadCompany(companyId, url, context),
    run(context, (app) => app.reviews.listPublished(companyId, { limit: REVIEWS_SHOWN, cursor })),
  ]);
  const { items, nextCursor } = reviews;
  return { ...loaded, reviews: { items, nextCursor, isFirst: cursor === undefined } };
}
