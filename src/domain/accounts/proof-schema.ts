import { z } from "zod";
import { accountProblems } from "#domain/accounts/problems.ts";
import { isPlausible } from "#domain/rera/check.ts";
import { readRera } from "#domain/rera/rera.ts";
import { asIssue } from "#domain/shared/errors.ts";
import { readGstin } from "#domain/shared/gstin.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { line, maskedLine } from "#domain/shared/text-schema.ts";
import { PROOF_KINDS, type ProofKind } from "./proof.ts";

const WORDS: Record<ProofKind, string> = {
  gst: asIssue(accountProblems.invalidGstin()),
  rera: asIssue(accountProblems.invalidRera()),
};

/** Never an Aadhaar or PAN number: those have a different format and are refused. */
export const proofInputSchema = z
  .object({
    kind: z.enum(PROOF_KINDS),
    number: line({ max: LENGTHS.proofNumber, required: accountProblems.enterNumber() }),
  })
  .transform(({ kind, number }, context) => {
    const read = kind === "gst" ? readGstin(number) : reraFrom(number);
    if (read !== undefined) return { kind, number: read };
    context.issues.push({ code: "custom", input: number, path: ["number"], message: WORDS[kind] });
    return z.NEVER;
  });
export type ProofInput = z.output<typeof proofInputSchema>;

export const proofVerdictSchema = z
  .object({ verdict: z.enum(["accept", "reject"]), reason: maskedLine({ max: 300 }).default("") })
  .refine(({ verdict, reason }) => verdict === "accept" || reason !== "", {
    error: asIssue(sharedProblems.sayWhy()),
    path: ["reason"],
  });
export type ProofVerdict = z.output<typeof proofVerdictSchema>;

/** The state is not given, so a number that may come from a register we do not know is left to the admin. */
function reraFrom(text: string): string | undefined {
  const { normalised, isKnownShape, isSample } = readRera(text);
  return isKnownShape || (isPlausible(normalised) && !isSample) ? normalised : undefined;
}
