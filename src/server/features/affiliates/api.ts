/** API routes for affiliates. */

import { createRoute, z } from "@hono/zod-openapi";
import {
  affiliateProfileSchema,
  earningFilterSchema,
  linkInputSchema,
  ownPageSchema,
} from "#domain/affiliates/affiliate-schema.ts";
import { allow, callerOf } from "#server/platform/http/access.ts";
import {
  createRouter,
  errorResponses,
  json,
  ok,
  okPage,
  okSchema,
  pageSchema,
} from "#server/platform/http/router.ts";
import {
  balanceSchema,
  earningSchema,
  linkSchema,
  presentEarning,
  presentLink,
  profileSchema,
} from "./presenter.ts";
import { qrSvg } from "./qr-svg.ts";

const common = { tags: ["Affiliates"], middleware: allow("affiliate", "admin") };
const params = z.object({ id: z.string() });

const listLinks = createRoute({
  ...common,
  method: "get",
  path: "/affiliate/links",
  summary: "One's own links, newest first (affiliate)",
  request: { query: ownPageSchema },
  responses: {
    200: json(pageSchema(linkSchema), "A page of links"),
    ...errorResponses(401, 403, 422),
  },
});

const createLink = createRoute({
  ...common,
  method: "post",
  path: "/affiliate/links",
  summary: "Make a link to a page of this site (affiliate)",
  request: { body: { ...json(linkInputSchema, "The page"), required: true } },
  responses: {
    201: json(okSchema(linkSchema), "The link"),
    ...errorResponses(400, 401, 403, 422, 429),
  },
});

const stopLink = createRoute({
  ...common,
  method: "post",
  path: "/affiliate/links/{id}/stop",
  summary: "Stop a link: it still leads, and earns no more (affiliate)",
  request: { params },
  responses: { 200: json(okSchema(linkSchema), "As it is now"), ...errorResponses(401, 403, 404) },
});

const qrCode = createRoute({
  ...common,
  method: "get",
  path: "/affiliate/links/{id}/qr.svg",
  summary: "A link's QR code to print (affiliate)",
  request: { params },
  responses: {
    200: { description: "A drawing", content: { "image/svg+xml": { schema: z.string() } } },
    ...errorResponses(401, 403, 404),
  },
});

const listEarnings = createRoute({
  ...common,
  method: "get",
  path: "/affiliate/earnings",
  summary: "One's own ledger, latest line first (affiliate)",
  request: { query: earningFilterSchema },
  responses: {
    200: json(pageSchema(earningSchema), "A page of lines"),
    ...errorResponses(401, 403, 422),
  },
});

const balance = createRoute({
  ...common,
  method: "get",
  path: "/affiliate/balance",
  summary: "What waits, what is to be paid and what was paid (affiliate)",
  responses: { 200: json(okSchema(balanceSchema), "In rupees"), ...errorResponses(401, 403) },
});

const getProfile = createRoute({
  ...common,
  method: "get",
  path: "/affiliate/profile",
  summary: "What one says of oneself (affiliate)",
  responses: { 200: json(okSchema(profileSchema), "The profile"), ...errorResponses(401, 403) },
});

const updateProfile = createRoute({
  ...common,
  method: "put",
  path: "/affiliate/profile",
  summary: "Change what one says of oneself (affiliate)",
  request: { body: { ...json(affiliateProfileSchema, "The profile"), required: true } },
  responses: {
    200: json(okSchema(profileSchema), "As it is now"),
    ...errorResponses(400, 401, 403, 409, 422, 429),
  },
});

export const affiliatesApi = createRouter()
  .openapi(listLinks, async (c) => {
    const { affiliates } = c.var.app;
    const page = await affiliates.listLinks(c.var.actor, c.req.valid("query"));
    return c.json(
      okPage(page, (link) => presentLink(link, affiliates.urlOf(link))),
      200,
    );
  })
  .openapi(createLink, async (c) => {
    const { affiliates } = c.var.app;
    const link = await affiliates.createLink(callerOf(c), c.req.valid("json"));
    return c.json(ok(presentLink(link, affiliates.urlOf(link))), 201);
  })
  .openapi(stopLink, async (c) => {
    const { affiliates } = c.var.app;
    const link = await affiliates.stopLink(callerOf(c), c.req.valid("param").id);
    return c.json(ok(presentLink(link, affiliates.urlOf(link))), 200);
  })
  .openapi(qrCode, async (c) => {
    const { affiliates } = c.var.app;
    const link = await affiliates.getLink(c.var.actor, c.req.valid("param").id);
    return c.body(qrSvg(affiliates.urlOf(link)), 200, {
      "Content-Type": "image/svg+xml",
      "Content-Disposition": `inline; filename="${link.code}.svg"`,
    });
  })
  .openapi(listEarnings, async (c) => {
    const page = await c.var.app.affiliates.listEarnings(c.var.actor, c.req.valid("query"));
    return c.json(okPage(page, presentEarning), 200);
  })
  .openapi(balance, async (c) => {
    const { balance: shown } = await c.var.app.affiliates.getEarnings(c.var.actor);
    return c.json(ok(shown), 200);
  })
  .openapi(getProfile, async (c) => {
    return c.json(ok(await c.var.app.affiliates.getProfile(c.var.actor)), 200);
  })
  .openapi(updateProfile, async (c) => {
    const profile = await c.var.app.affiliates.updateProfile(callerOf(c), c.req.valid("json"));
    return c.json(ok(profile), 200);
  });
