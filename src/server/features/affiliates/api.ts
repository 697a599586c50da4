/** API calls of affiliates. */

import { z } from "@hono/zod-openapi";
import type { AffiliateLink } from "#domain/affiliates/affiliate.ts";
import {
  affiliateProfileSchema,
  earningFilterSchema,
  linkInputSchema,
  ownPageSchema,
} from "#domain/affiliates/affiliate-schema.ts";
import {
  balanceAnswerSchema,
  earningAnswerSchema,
  profileAnswerSchema,
} from "#domain/affiliates/answer-schema.ts";
import type { App } from "#server/app.ts";
import { json, mapPage, named, ok, page, raw } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";
import { qrSvg } from "./qr-svg.ts";

const linkSchema = z
  .object({
    _id: z.string(),
    code: z.string(),
    url: z.string().openapi({ description: "The short address to spread" }),
    path: z.string().openapi({ description: "The page it leads to" }),
    label: z.string(),
    clicks: z.number().int(),
    leads: z.number().int(),
    createdAt: z.string(),
    stoppedAt: z.string().nullable(),
  })
  .openapi("AffiliateLink");

export const affiliatesApi = createRouter({ tag: "Affiliates", allow: ["affiliate", "admin"] })
  .call({
    route: "GET /affiliate/links",
    summary: "One's own links, newest first (affiliate)",
    query: ownPageSchema,
    answer: page(linkSchema, "A page of links"),
    run: async ({ app, actor, query }) =>
      mapPage(await app.affiliates.listLinks(actor, query), (link) => present(app, link)),
  })
  .call({
    route: "POST /affiliate/links",
    summary: "Make a link to a page of this site (affiliate)",
    body: json(linkInputSchema, "The page"),
    answer: ok(linkSchema, "The link", 201),
    errors: [429],
    run: async ({ app, caller, body }) =>
      present(app, await app.affiliates.createLink(caller, body)),
  })
  .call({
    route: "POST /affiliate/links/{id}/stop",
    summary: "Stop a link: it still leads, and earns no more (affiliate)",
    answer: ok(linkSchema, "As it is now"),
    run: async ({ app, caller, params: { id } }) =>
      present(app, await app.affiliates.stopLink(caller, id)),
  })
  .call({
    route: "GET /affiliate/links/{id}/qr.svg",
    summary: "A link's QR code to print (affiliate)",
    answer: raw("A drawing", "image/svg+xml"),
    run: async ({ app, actor, params: { id }, c }) => {
      const link = await app.affiliates.getLink(actor, id);
      return c.body(qrSvg(app.affiliates.urlOf(link)), 200, {
        "Content-Type": "image/svg+xml",
        "Content-Disposition": `inline; filename="${link.code}.svg"`,
      });
    },
  })
  .call({
    route: "GET /affiliate/earnings",
    summary: "One's own ledger, latest line first (affiliate)",
    query: earningFilterSchema,
    answer: page(named(earningAnswerSchema, "Earning"), "A page of lines"),
    run: ({ app, actor, query }) => app.affiliates.listEarnings(actor, query),
  })
  .call({
    route: "GET /affiliate/balance",
    summary: "What waits, what is to be paid and what was paid (affiliate)",
    answer: ok(balanceAnswerSchema, "In rupees"),
    run: async ({ app, actor }) => (await app.affiliates.getEarnings(actor)).balance,
  })
  .call({
    route: "GET /affiliate/profile",
    summary: "What one says of oneself (affiliate)",
    answer: ok(profileAnswerSchema, "The profile"),
    run: ({ app, actor }) => app.affiliates.getProfile(actor),
  })
  .call({
    route: "PUT /affiliate/profile",
    summary: "Change what one says of oneself (affiliate)",
    body: json(affiliateProfileSchema, "The profile"),
    answer: ok(profileAnswerSchema, "As it is now"),
    errors: [409, 429],
    run: ({ app, caller, body }) => app.affiliates.updateProfile(caller, body),
  });

function present({ affiliates }: App, link: AffiliateLink) {
  return { ...link, url: affiliates.urlOf(link) };
}
