import { z } from "@hono/zod-openapi";
import { importAnswerSchema, undoneAnswerSchema } from "#domain/imports/answer-schema.ts";
import { importPageSchema, importRequestSchema } from "#domain/imports/import-schema.ts";
import { importProblems } from "#domain/imports/problems.ts";
import { AppError } from "#domain/shared/errors.ts";
import type { Language } from "#domain/shared/language.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { json, mapPage, named, ok, page } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";
import { sayStored } from "#server/platform/messages/say.ts";
import type { ImportRecord } from "./repository.ts";

const importSchema = named(importAnswerSchema, "Import");
const accepted = ok(importSchema, "The import that now waits or runs", 202);
const form = z.object({
  file: z.string().openapi({ format: "binary", description: "At most 256 MB" }),
  wishes: z.string().optional().openapi({ description: "JSON: isDryRun, options" }),
});

export const importsApi = createRouter({ tag: "Imports" })
  .call({
    route: "GET /admin/imports",
    summary: "Imports, newest first (admin)",
    query: importPageSchema,
    answer: page(importSchema, "A page"),
    errors: [401, 403],
    run: async ({ app, actor, language, query }) =>
      mapPage(await app.imports.list(actor, query), (one) => present(one, language)),
  })
  .call({
    route: "GET /admin/imports/{id}",
    summary: "How far an import is, and what it did (admin)",
    answer: ok(importSchema, "The import"),
    errors: [401, 403],
    run: async ({ app, actor, language, params: { id } }) =>
      present(await app.imports.get(actor, id), language),
  })
  .call({
    route: "POST /admin/imports/{id}/start",
    summary: "Run a file again with other columns or wishes, dry or for good (admin)",
    body: json(importRequestSchema, "The wishes"),
    answer: accepted,
    errors: [401, 403, 409],
    run: async ({ app, caller, language, params: { id }, body: { isDryRun, options } }) =>
      present(await app.imports.start(caller, id, { isDryRun, options }), language),
  })
  .call({
    route: "POST /admin/imports/{id}/undo",
    summary: "Take back every listing of an import that nobody has changed since (admin)",
    answer: ok(
      undoneAnswerSchema,
      "How many went, and how many stay because somebody changed them",
    ),
    errors: [401, 403, 409],
    run: ({ app, caller, params: { id } }) => app.imports.undo(caller, id),
  })
  .call({
    route: "POST /admin/imports",
    summary: "Send a file of listings, CSV or JSON; by default it is only looked through (admin)",
    body: { content: { "multipart/form-data": { schema: form } } },
    isValidated: false,
    answer: accepted,
    errors: [401, 403, 413, 415, 507],
    run: async ({ app, caller, language, c }) => {
      const body = { stream: c.req.raw.body, contentType: c.req.header("content-type") };
      return present(await app.imports.create(caller, body, requestFrom), language);
    },
  });

function requestFrom(fields: ReadonlyMap<string, string>) {
  const result = importRequestSchema.safeParse(parsed(fields.get("wishes") ?? "{}"));
  if (result.success) return result.data;
  throw new AppError(sharedProblems.invalidFields(), {
    errors: {
      wishes: result.error.issues.map(({ path, message }) =>
        importProblems.badWish({ field: path.join("."), reason: sayStored("en", message) }),
      ),
    },
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function present({ error, ...record }: ImportRecord, language: Language) {
  return { ...record, error: error && sayStored(language, error) };
}
