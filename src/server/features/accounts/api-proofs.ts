/** Proofs for verification: submitted by users, decided by the admin. */

import { z } from "@hono/zod-openapi";
import { proofAnswerSchema } from "#domain/accounts/answer-schema.ts";
import { proofInputSchema, proofVerdictSchema } from "#domain/accounts/proof-schema.ts";
import { json, named, ok } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";

const proofs = z.array(named(proofAnswerSchema, "Proof"));
const ALL = "All of them, newest first";

export const proofsApi = createRouter({ tag: "Accounts", allow: "user" })
  .call({
    route: "GET /auth/proofs",
    summary: "RERA and GST numbers one gave to be verified by",
    answer: ok(proofs, ALL),
    run: ({ app, user }) => app.proofs.listOwnProofs(user),
  })
  .call({
    route: "POST /auth/proofs",
    summary: "Give a RERA or GST number to be verified by; never an Aadhaar number",
    body: json(proofInputSchema, "The number"),
    answer: ok(proofs, ALL, 201),
    errors: [429],
    run: ({ app, caller, body }) => app.proofs.submitProof(caller, body),
  })
  .call({
    route: "GET /admin/users/{id}/proofs",
    tag: "Admin",
    allow: "admin",
    summary: "What somebody gave to be verified by (admin)",
    answer: ok(proofs, ALL),
    run: ({ app, caller, params: { id } }) => app.proofs.listProofsOf(caller, id),
  })
  .call({
    route: "POST /admin/proofs/{id}/decision",
    tag: "Admin",
    allow: "admin",
    summary: "Accept a number, which verifies the account, or reject it (admin)",
    body: json(proofVerdictSchema, "What, and why"),
    answer: ok(proofs, ALL),
    errors: [409],
    run: ({ app, caller, params: { id }, body }) => app.proofs.decideProof(caller, id, body),
  });
