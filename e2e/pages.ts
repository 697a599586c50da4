/** The public pages, for tests that look at each of them. */

import type { APIRequestContext } from "@playwright/test";

export const COMPANY = "/company/nivara-developers";

const FIXED = [
  "/",
  "/companies",
  COMPANY,
  `${COMPANY}/properties`,
  "/buy",
  "/rent",
  "/commercial",
  "/land",
  "/search",
  "/agents",
  "/agents/meera-sharma",
  "/buy/pune",
  "/commercial/bangalore/office",
  "/sell",
  "/terms",
  "/privacy",
  "/grievance",
  "/sitemap",
  "/offline",
  "/auth",
  "/auth?tab=signup",
  "/auth/forgot",
  "/phone-auth",
  "/google-auth",
  "/admin",
  "/newsletter/subscribe",
  "/requirement/sent",
];

export async function publicPages(request: APIRequestContext): Promise<string[]> {
  const home = `/property/${await newestListingId(request)}`;
  return [...FIXED, home, `${home}/pictures`, `${home}/report`];
}

export async function newestListingId(request: APIRequestContext): Promise<string> {
  const answer = await (await request.get("/api/properties?limit=1")).json();
  return answer.data[0]._id;
}
