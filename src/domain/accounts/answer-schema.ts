/** What the API answers: the OpenAPI document is written from these schemas, and the admin console has its types from them. */

import { z } from "zod";
import { PROOF_KINDS, PROOF_STATUSES } from "#domain/accounts/proof.ts";
import { ROLES } from "#domain/shared/roles.ts";

export const userAnswerSchema = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  role: z.enum(ROLES),
  isVerified: z.boolean(),
  isSuspended: z.boolean(),
  suspendedFor: z.string().nullable(),
  hasTwoFactor: z.boolean(),
  createdAt: z.string(),
  lastSeenAt: z.string().nullable(),
});
export type User = z.infer<typeof userAnswerSchema>;

export const userWithSessionsAnswerSchema = userAnswerSchema.extend({
  sessions: z.array(
    z.object({
      _id: z.string(),
      address: z.string().nullable(),
      userAgent: z.string().nullable(),
      createdAt: z.string(),
      lastUsedAt: z.string(),
    }),
  ),
});
export type UserWithSessions = z.infer<typeof userWithSessionsAnswerSchema>;

export const sessionAnswerSchema = z.object({
  _id: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
  isCurrent: z.boolean(),
});
export type AdminSession = z.infer<typeof sessionAnswerSchema>;

export const proofAnswerSchema = z.object({
  _id: z.string(),
  kind: z.enum(PROOF_KINDS),
  number: z.string(),
  status: z.enum(PROOF_STATUSES),
  reason: z.string().nullable(),
  createdAt: z.string(),
});
export type ProofAnswer = z.infer<typeof proofAnswerSchema>;

/** Whose token it is. */
export const signedInAnswerSchema = z.object({
  _id: z.string(),
  role: z.string(),
  twoFactorEnabled: z.boolean(),
});
export type SignedIn = z.infer<typeof signedInAnswerSchema>;

export const endedAnswerSchema = z.object({ ended: z.number().int() });
export type EndedSessions = z.infer<typeof endedAnswerSchema>;

export const secretAnswerSchema = z.object({ secret: z.string(), uri: z.string() });
export type AppSecret = z.infer<typeof secretAnswerSchema>;

export const recoveryCodesAnswerSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesAnswerSchema>;
