import { z } from "@hono/zod-openapi";
import { INQUIRY_CHANNELS, INQUIRY_STAGES } from "#domain/leads/inquiry.ts";
import { ownInquiryFilterSchema } from "#domain/leads/inquiry-schema.ts";
import type { OwnInquiry } from "#domain/leads/sent-inquiry.ts";
import { mapPage, page } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";

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

export const buyersApi = createRouter({ tag: "Inquiries", allow: "user" }).call({
  route: "GET /buyer/inquiries",
  summary: "The contacts one has made while signed in, newest first, and how they stand",
  query: ownInquiryFilterSchema,
  answer: page(ownInquirySchema, "A page of contacts"),
  run: async ({ app, caller, query }) =>
    mapPage(await app.buyers.listInquiries(caller, query), present),
});

function present({ home, company, agent, ...inquiry }: OwnInquiry) {
  return {
    ...inquiry,
    propertyId: home?.id ?? null,
    title: home?.title ?? null,
    companyId: company?.id ?? null,
    companyName: company?.name ?? null,
    agentId: agent?.id ?? null,
    agentName: agent?.name ?? null,
  };
}
