import { Readable } from "node:stream";
import { createRoute, z } from "@hono/zod-openapi";
import { leadChangesSchema, leadFilterSchema, leadNoteSchema } from "#domain/leads/lead-schema.ts";
import { allow, callerOf } from "#server/platform/http/access.ts";
import {
  createRouter,
  errorResponses,
  json,
  ok,
  okPage,
  okSchema,
  pageSchema,
} from "#server/platform/http/router.ts";
import { csvOf } from "./csv.ts";
import { leadFileSchema, listedLeadSchema, presentFile, presentListed } from "./presenter.ts";

const readers = allow("company", "seller", "admin");
const common = { tags: ["Leads"], middleware: readers };
const byId = z.object({ id: z.string() });
const theLead = json(okSchema(leadFileSchema), "As it is now, with its story");

const list = createRoute({
  ...common,
  method: "get",
  path: "/leads",
  summary: "Leads of one's company or of a seller's own listings, for an admin all, newest first",
  request: { query: leadFilterSchema },
  responses: {
    200: json(pageSchema(listedLeadSchema), "A page of leads"),
    ...errorResponses(401, 403, 422),
  },
});

const newest = createRoute({
  ...common,
  method: "get",
  path: "/leads/newest",
  summary: "The newest lead and how many wait, for an inbox that is open",
  responses: {
    200: json(
      okSchema(
        z.object({
          _id: z.string().nullable(),
          name: z.string().nullable(),
          waiting: z.number().int().openapi({ description: "Leads that are still new" }),
        }),
      ),
      "Null when there is none",
    ),
    ...errorResponses(401, 403),
  },
});

const exportAll = createRoute({
  ...common,
  method: "get",
  path: "/leads/export.csv",
  summary: "All leads of a filter as a table for Excel",
  request: { query: leadFilterSchema.omit({ limit: true, cursor: true }) },
  responses: {
    200: { description: "CSV in UTF-8", content: { "text/csv": { schema: z.string() } } },
    ...errorResponses(401, 403, 422),
  },
});

const read = createRoute({
  ...common,
  method: "get",
  path: "/leads/{id}",
  summary: "One lead with its story",
  request: { params: byId },
  responses: { 200: theLead, ...errorResponses(401, 403, 404) },
});

const update = createRoute({
  ...common,
  method: "patch",
  path: "/leads/{id}",
  summary: "Set stage, follow-up day or who looks after it",
  request: { params: byId, body: { ...json(leadChangesSchema, "What changes"), required: true } },
  responses: { 200: theLead, ...errorResponses(400, 401, 403, 404, 422) },
});

const note = createRoute({
  ...common,
  method: "post",
  path: "/leads/{id}/notes",
  summary: "Add a note to its story",
  request: { params: byId, body: { ...json(leadNoteSchema, "The note"), required: true } },
  responses: { 201: theLead, ...errorResponses(400, 401, 403, 404, 422) },
});

export const leadsApi = createRouter()
  .openapi(list, async (c) => {
    const page = await c.var.app.leads.list(callerOf(c), c.req.valid("query"));
    return c.json(okPage(page, presentListed), 200);
  })
  .openapi(newest, async (c) => {
    const { id, ...newest } = await c.var.app.leads.getNewest(c.var.actor);
    return c.json(ok({ _id: id, ...newest }), 200);
  })
  .openapi(exportAll, async (c) => {
    const filter = leadFilterSchema.parse(c.req.query());
    const pages = await c.var.app.leads.export(callerOf(c), filter);
    return c.body(Readable.toWeb(Readable.from(csvOf(pages))) as ReadableStream, 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="leads.csv"',
      "Cache-Control": "no-store",
    });
  })
  .openapi(read, async (c) => {
    const lead = await c.var.app.leads.get(callerOf(c), c.req.valid("param").id);
    return c.json(ok(presentFile(lead)), 200);
  })
  .openapi(update, async (c) => {
    const { id } = c.req.valid("param");
    await c.var.app.leads.update(callerOf(c), id, c.req.valid("json"));
    return c.json(ok(presentFile(await c.var.app.leads.get(callerOf(c), id))), 200);
  })
  .openapi(note, async (c) => {
    const { id } = c.req.valid("param");
    await c.var.app.leads.addNote(callerOf(c), id, c.req.valid("json").note);
    return c.json(ok(presentFile(await c.var.app.leads.get(callerOf(c), id))), 201);
  });
