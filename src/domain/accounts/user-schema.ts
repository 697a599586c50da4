import { z } from "zod";
import { LENGTHS } from "#domain/shared/limits.ts";
import { flag, pageFields } from "#domain/shared/list-schema.ts";
import { ROLES } from "#domain/shared/roles.ts";
import { line } from "#domain/shared/text-schema.ts";

export const userFilterSchema = z.object({
  /** A part of a name, an e-mail address or a phone number. */
  q: line({ max: LENGTHS.query }).default(""),
  role: z.enum(ROLES).optional(),
  suspended: flag.optional(),
  /** Users with a submitted proof that is still undecided. */
  waiting: flag.optional(),
  /** By joining date. */
  sort: z.enum(["created", "-created"]).default("-created"),
  ...pageFields,
});

export type UserFilter = z.output<typeof userFilterSchema>;

export const userChangesSchema = z.object({
  role: z.enum(ROLES).optional(),
  suspended: z.boolean().optional(),
  /** The reason, for later reference. */
  reason: line({ max: LENGTHS.suspensionReason }).nullish(),
});

export type UserChanges = z.output<typeof userChangesSchema>;
