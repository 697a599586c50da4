import { createRoute, z } from "@hono/zod-openapi";
import { importAnswerSchema, undoneAnswerSchema } from "#domain/imports/answer-schema.ts";
import { importPageSchema, importRequestSchema } from "#domain/imports/import-schema.ts";
import { importProblems } from "#domain/imports/problems.ts";
import { AppError } from "#domain/shared/errors.ts";
import type { Language } from "#domain/shared/language.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { callerOf } from "#server/platform/http/access.ts";
import {
  createRouter,
  errorResponses,
  json,
  languageOf,
  ok,
  okPage,
  okSchema,
  pageSchema,
} from "#server/platform/http/router.ts";
import { sayStored } from "#server/platform/messages/say.ts";
import type { ImportRecord } from "./repository.ts";

const importSchema = importAnswerSchema.openapi("Import");

const params = z.object({ id: z.string() });
const tags = ["Imports"];

const list = createRoute({
  method: "get",
  path: "/admin/imports",
  tags,
  summary: "Imports, newest first (admin)",
  request: { query: importPageSchema },
  responses: { 200: json(pageSchema(importSchema), "A page"), ...errorResponses(401, 403, 422) },
});

const get = createRoute({
  method: "get",
  path: "/admin/imports/{id}",
  tags,
  summary: "How far an import is, and what it did (admin)",
  request: { params },
  responses: { 200: json(okSchema(importSchema), "The import"), ...errorResponses(401, 403, 404) },
});

const start = createRoute({
  method: "post",
  path: "/admin/imports/{id}/start",
  tags,
  summary: "Run a file again with other columns or wishes, dry or for good (admin)",
  request: { params, body: { ...json(importRequestSchema, "The wishes"), required: true } },
  responses: {
    202: json(okSchema(importSchema), "The import that now waits or runs"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

const undo = createRoute({
  method: "post",
  path: "/admin/imports/{id}/undo",
  tags,
  summary: "Take back every listing of an import that nobody has changed since (admin)",
  request: { params },
  responses: {
    200: json(
      okSchema(undoneAnswerSchema),
      "How many went, and how many stay because somebody changed them",
    ),
    ...errorResponses(401, 403, 404, 409),
  },
});

export const importsApi = createRouter()
  .openapi(list, async (c) => {
    const page = await c.var.app.imports.list(c.var.actor, c.req.valid("query"));
    return c.json(
      okPage(page, (one) => present(one, languageOf(c))),
      200,
    );
  })
  .openapi(get, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(ok(present(await c.var.app.imports.get(c.var.actor, id), languageOf(c))), 200);
  })
  .openapi(start, async (c) => {
    const { id } = c.req.valid("param");
    const { isDryRun, options } = c.req.valid("json");
    const started = await c.var.app.imports.start(callerOf(c), id, { isDryRun, options });
    return c.json(ok(present(started, languageOf(c))), 202);
  })
  .openapi(undo, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(ok(await c.var.app.imports.undo(callerOf(c), id)), 200);
  });

// Registered manually: a route with a schema would read the whole file into memory to validate it.
importsApi.openAPIRegistry.registerPath({
  method: "post",
  path: "/admin/imports",
  tags,
  summary: "Send a file of listings, CSV or JSON; by default it is only looked through (admin)",
  request: {
    body: {
      required: true,
      content: {
        "multipart/form-data": {
          schema: z.object({
            file: z.string().openapi({ format: "binary", description: "At most 256 MB" }),
            wishes: z.string().optional().openapi({ description: "JSON: isDryRun, options" }),
          }),
        },
      },
    },
  },
  responses: {
    202: json(okSchema(importSchema), "The import that now waits or runs"),
    ...errorResponses(400, 401, 403, 413, 415, 422, 507),
  },
});
importsApi.post("/admin/imports", async (c) => {
  const body = { stream: c.req.raw.body, contentType: c.req.header("content-type") };
  const created = await c.var.app.imports.create(callerOf(c), body, requestFrom);
  return c.json(ok(present(created, languageOf(c))), 202);
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

function present(record: ImportRecord, language: Language): z.output<typeof importSchema> {
  const { id, fileName, status, isDryRun, options, columns, rowsDone, percent } = record;
  const { rowsPriced, created, duplicates, refused, refusedPriced, error, createdAt, finishedAt } =
    record;
  return {
    _id: id,
    fileName,
    status,
    isDryRun,
    options,
    columns: columns as Record<string, string> | null,
    rowsDone,
    percent,
    rowsPriced,
    created,
    duplicates,
    refused,
    refusedPriced,
    error: error && sayStored(language, error),
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
