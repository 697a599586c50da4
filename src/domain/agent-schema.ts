import { z } from "zod";
import { AGENT_SORTS } from "./agent.ts";
import { line } from "./text-schema.ts";

const DEFAULT_LIMIT = 20;
const MAX_PAGE = 100;

/** The filters of the directory: the same words in the page's URL and in the API. */
export const agentFilterSchema = z.object({
  /** A part of the name. */
  q: line({ max: 100 }).default(""),
  city: line({ max: 60 }).default(""),
  language: line({ max: 40 }).default(""),
  speciality: line({ max: 80 }).default(""),
  sort: z.enum(AGENT_SORTS).default("experience"),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(DEFAULT_LIMIT),
  cursor: z.string().max(400).optional(),
});

export type AgentFilter = z.output<typeof agentFilterSchema>;
