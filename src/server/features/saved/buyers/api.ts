import { createRoute, z } from "@hono/zod-openapi";
import { INQUIRY_CHANNELS, INQUIRY_STAGES } from "#domain/leads/inquiry.ts";
import { ownInquiryFilterSchema } from "#domain/leads/inquiry-schema.ts";
import type { OwnInquiry } from "#domain/leads/sent-inquiry.ts";
import { allow, callerOf } from "#server/platform/http/access.ts";
import {
  createRouter,
  errorResponses,
  json,
  okPage,
  pageSchema,
} from "#server/platform/http/router.ts";

const ownInquirySchema = z
  .object({
    _id: z.string(),
    channel: z.enum(INQUIRY_CHANNELS),
    stage: z.enum(INQUIRY_STAGES),
    createdAt: z.string(),
    changedAt: z.string().nullable(),
    propertyId: z.string().nullable(),
    title: z.string().nullable(),
    companyId: z.string().nullable(),
    companyName: z.string().nullable(),
    agentId: z.string().nullable(),
    agentName: z.string().nullable(),
  })
  .openapi("OwnInquiry");

const list = createRoute({
  method: "get",
  path: "/buyer/inquiries",
  tags: ["Inquiries"],
  summary: "The contacts one has made while signed in, newest first, and how they stand",
  middleware: allow(),
  request: { query: ownInquiryFilterSchema },
  responses: {
    200: json(pageSchema(ownInquirySchema), "A page of contacts"),
    ...errorResponses(401, 422),
  },
});

export const buyersApi = createRouter().openapi(list, async (c) => {
  const page = await c.var.app.buyers.listInquiries(callerOf(c), c.req.valid("query"));
  return c.json(okPage(page, present), 200);
});

function present({ id, home, company, agent, ...rest }: OwnInquiry) {
  return {
    _id: id,
    channel: rest.channel,
    stage: rest.stage,
    createdAt: rest.createdAt,
    changedAt: rest.changedAt,
    propertyId: home?.id ?? null,
    title: home?.title ?? null,
    companyId: company?.id ?? null,
    companyName: company?.name ?? null,
    agentId: agent?.id ?? null,
    agentName: agent?.name ?? null,
  };
}
