/** Proofs for verification: submitted by users, decided by the admin. */

import { createRoute, z } from "@hono/zod-openapi";
import { proofAnswerSchema } from "#domain/accounts/answer-schema.ts";
import type { Proof } from "#domain/accounts/proof.ts";
import { proofInputSchema, proofVerdictSchema } from "#domain/accounts/proof-schema.ts";
import { allow, callerOf, userOf } from "#server/platform/http/access.ts";
import { createRouter, errorResponses, json, ok, okSchema } from "#server/platform/http/router.ts";

const params = z.object({ id: z.string() });

const proofSchema = proofAnswerSchema.openapi("Proof");

const all = json(okSchema(z.array(proofSchema)), "All of them, newest first");
const people = { tags: ["Accounts"], middleware: allow() };
const admin = { tags: ["Admin"], middleware: allow("admin") };

const listOwn = createRoute({
  ...people,
  method: "get",
  path: "/auth/proofs",
  summary: "RERA and GST numbers one gave to be verified by",
  responses: { 200: all, ...errorResponses(401) },
});

const submit = createRoute({
  ...people,
  method: "post",
  path: "/auth/proofs",
  summary: "Give a RERA or GST number to be verified by; never an Aadhaar number",
  request: { body: { ...json(proofInputSchema, "The number"), required: true } },
  responses: { 201: all, ...errorResponses(400, 401, 422, 429) },
});

const listOf = createRoute({
  ...admin,
  method: "get",
  path: "/admin/users/{id}/proofs",
  summary: "What somebody gave to be verified by (admin)",
  request: { params },
  responses: { 200: all, ...errorResponses(401, 403, 404) },
});

const decide = createRoute({
  ...admin,
  method: "post",
  path: "/admin/proofs/{id}/decision",
  summary: "Accept a number, which verifies the account, or reject it (admin)",
  request: { params, body: { ...json(proofVerdictSchema, "What, and why"), required: true } },
  responses: { 200: all, ...errorResponses(400, 401, 403, 404, 409, 422) },
});

export const proofsApi = createRouter()
  .openapi(listOwn, async (c) =>
    c.json(ok((await c.var.app.proofs.listOwnProofs(userOf(c))).map(present)), 200),
  )
  .openapi(submit, async (c) => {
    const proofs = await c.var.app.proofs.submitProof(callerOf(c), c.req.valid("json"));
    return c.json(ok(proofs.map(present)), 201);
  })
  .openapi(listOf, async (c) => {
    const proofs = await c.var.app.proofs.listProofsOf(callerOf(c), c.req.valid("param").id);
    return c.json(ok(proofs.map(present)), 200);
  })
  .openapi(decide, async (c) => {
    const { id } = c.req.valid("param");
    const proofs = await c.var.app.proofs.decideProof(callerOf(c), id, c.req.valid("json"));
    return c.json(ok(proofs.map(present)), 200);
  });

function present({ id, ...proof }: Proof): z.output<typeof proofSchema> {
  return { _id: id, ...proof };
}
