import { z } from "zod";
import { ageSort, pageFields, periodFields } from "#domain/shared/list-schema.ts";
import { line } from "#domain/shared/text-schema.ts";
import { AUDITED } from "./audit.ts";

export const auditFilterSchema = z.object({
  /** A user's id. */
  actor: line({ max: 80 }).optional(),
  action: line({ max: 80 }).optional(),
  objectType: z.enum(AUDITED).optional(),
  objectId: line({ max: 120 }).optional(),
  ...periodFields,
  sort: ageSort,
  ...pageFields,
});

export type AuditFilter = z.output<typeof auditFilterSchema>;
