/** A user's own saved homes and searches. */

import { z } from "@hono/zod-openapi";
import { PURPOSES } from "#domain/listings/listing.ts";
import { ALERT_FREQUENCIES } from "#domain/saved/alert.ts";
import type { SavedHome } from "#domain/saved/saved.ts";
import {
  languageQuerySchema,
  mergeSchema,
  savedHomeFilterSchema,
  savedSearchChangeSchema,
  savedSearchInputSchema,
} from "#domain/saved/saved-schema.ts";
import { done, json, mapPage, ok, page } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";

const number = z.number().nullable();
const named = z.object({ _id: z.string() });

const homeSchema = z
  .object({
    _id: z.string(),
    title: z.string(),
    location: z.string(),
    purpose: z.enum(PURPOSES),
    priceMin: number,
    priceMax: number,
    priceRange: z.string(),
    priceWhenSaved: number,
    pictureId: z.string().nullable(),
    savedAt: z.string(),
    change: z.enum(["none", "gone", "back", "lower", "higher"]),
  })
  .openapi("SavedHome");

const searchSchema = z
  .object({
    _id: z.string(),
    path: z.string(),
    name: z.string(),
    frequency: z.enum(ALERT_FREQUENCIES),
    createdAt: z.string(),
    lookedAt: z.string(),
  })
  .openapi("SavedSearch");

export const savedApi = createRouter({ tag: "Saved", allow: "user" })
  .call({
    route: "GET /saved/homes",
    summary: "The homes one has saved, newest first, and what became of them",
    query: savedHomeFilterSchema,
    answer: page(homeSchema, "A page of homes"),
    run: async ({ app, caller, query }) =>
      mapPage(await app.saved.listHomes(caller, query), presentHome),
  })
  .call({
    route: "PUT /saved/homes/{id}",
    summary: "Save a home",
    answer: done(named, "Saved"),
    errors: [409, 429],
    run: async ({ app, caller, params: { id } }) => {
      await app.saved.saveHome(caller, id);
      return { message: "Home saved", data: { id } };
    },
  })
  .call({
    route: "DELETE /saved/homes/{id}",
    summary: "Let go of a saved home",
    answer: done(named, "Gone"),
    errors: [429],
    run: async ({ app, caller, params: { id } }) => {
      await app.saved.removeHome(caller, id);
      return { message: "Home removed", data: { id } };
    },
  })
  .call({
    route: "GET /saved/searches",
    summary: "The searches one has saved, and how often one hears of new homes",
    query: languageQuerySchema,
    answer: ok(z.array(searchSchema), "All of them"),
    run: ({ app, caller, query }) => app.saved.listSearches(caller, query.language),
  })
  .call({
    route: "PUT /saved/searches",
    summary: "Save a search by the address of its results",
    body: json(savedSearchInputSchema, "Which, and how often"),
    answer: ok(searchSchema, "The search"),
    errors: [409, 429],
    run: ({ app, caller, body }) => app.saved.saveSearch(caller, body),
  })
  .call({
    route: "PUT /saved/searches/{id}",
    summary: "Hear of new homes more often, less often or not at all",
    query: languageQuerySchema,
    body: json(savedSearchChangeSchema, "How often"),
    answer: ok(searchSchema, "The search"),
    errors: [429],
    run: ({ app, caller, params: { id }, query, body }) =>
      app.saved.setFrequency(caller, id, body.frequency, query.language),
  })
  .call({
    route: "DELETE /saved/searches/{id}",
    summary: "Let go of a saved search",
    answer: done(named, "Gone"),
    errors: [429],
    run: async ({ app, caller, params: { id } }) => {
      await app.saved.removeSearch(caller, id);
      return { message: "Search removed", data: { id } };
    },
  })
  .call({
    route: "POST /saved/merge",
    summary: "Bring what a device keeps into the account; sent again it changes nothing",
    body: json(mergeSchema, "What the device has"),
    answer: ok(
      z.object({
        owner: z.string(),
        homes: z.array(homeSchema),
        searches: z.array(searchSchema),
      }),
      "What the account has now",
    ),
    errors: [429],
    run: async ({ app, user, caller, body }) => {
      const { homes, searches } = await app.saved.merge(caller, body);
      return { owner: user.userId, homes: homes.map(presentHome), searches };
    },
  });

function presentHome({ change, ...home }: SavedHome) {
  return { ...home, change: change.kind };
}
