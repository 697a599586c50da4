import { z } from "zod";
import { INQUIRY_CHANNELS } from "./inquiry.ts";
import { LANGUAGES } from "./language.ts";
import { line } from "./text-schema.ts";

/** A contact click: who was contacted and how. Nothing about the visitor. */
export const contactClickSchema = z
  .object({
    channel: z.enum(INQUIRY_CHANNELS).exclude(["form"]),
    propertyId: line({ max: 80 }).optional(),
    companyId: line({ max: 80 }).optional(),
    agentId: line({ max: 80 }).optional(),
    language: z.enum(LANGUAGES).default("en"),
  })
  .refine(
    ({ propertyId, companyId, agentId }) => (propertyId ?? companyId ?? agentId) !== undefined,
    {
      error: "Name the property, the company or the agent that was contacted",
      path: ["propertyId"],
    },
  );

export type ContactClick = z.output<typeof contactClickSchema>;
