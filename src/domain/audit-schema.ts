import { z } from "zod";
import { AUDITED } from "./audit.ts";
import { ageSort, pageFields, periodFields } from "./list-schema.ts";
import { line } from "./text-schema.ts";

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
