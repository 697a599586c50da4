import { z } from "@hono/zod-openapi";
import { leadFileAnswerSchema, listedLeadAnswerSchema } from "#domain/leads/answer-schema.ts";
import { leadChangesSchema, leadFilterSchema, leadNoteSchema } from "#domain/leads/lead-schema.ts";
import { json, named, ok, page, raw } from "#server/platform/http/answers.ts";
import { download } from "#server/platform/http/download.ts";
import { createRouter } from "#server/platform/http/router.ts";
import { csvOf } from "./csv.ts";

const leadFileSchema = named(leadFileAnswerSchema, "LeadFile");
const STORY = "As it is now, with its story";

export const leadsApi = createRouter({ tag: "Leads", allow: ["company", "seller", "admin"] })
  .call({
    route: "GET /leads",
    summary: "Leads of one's company or of a seller's own listings, for an admin all, newest first",
    query: leadFilterSchema,
    answer: page(named(listedLeadAnswerSchema, "ListedLead"), "A page of leads"),
    run: ({ app, caller, query }) => app.leads.list(caller, query),
  })
  .call({
    route: "GET /leads/newest",
    summary: "The newest lead and how many wait, for an inbox that is open",
    answer: ok(
      z.object({
        _id: z.string().nullable(),
        name: z.string().nullable(),
        waiting: z.number().int().openapi({ description: "Leads that are still new" }),
      }),
      "Null when there is none",
    ),
    run: ({ app, actor }) => app.leads.getNewest(actor),
  })
  .call({
    route: "GET /leads/export.csv",
    summary: "All leads of a filter as a table for Excel",
    query: leadFilterSchema.omit({ limit: true, cursor: true }),
    answer: raw("CSV in UTF-8", "text/csv"),
    run: async ({ app, caller, c }) => {
      const pages = await app.leads.export(caller, leadFilterSchema.parse(c.req.query()));
      return download(c, csvOf(pages), { type: "text/csv", name: "leads.csv" });
    },
  })
  .call({
    route: "GET /leads/{id}",
    summary: "One lead with its story",
    answer: ok(leadFileSchema, STORY),
    run: ({ app, caller, params: { id } }) => app.leads.get(caller, id),
  })
  .call({
    route: "PATCH /leads/{id}",
    summary: "Set stage, follow-up day or who looks after it",
    body: json(leadChangesSchema, "What changes"),
    answer: ok(leadFileSchema, STORY),
    run: async ({ app, caller, params: { id }, body }) => {
      await app.leads.update(caller, id, body);
      return app.leads.get(caller, id);
    },
  })
  .call({
    route: "POST /leads/{id}/notes",
    summary: "Add a note to its story",
    body: json(leadNoteSchema, "The note"),
    answer: ok(leadFileSchema, STORY, 201),
    run: async ({ app, caller, params: { id }, body }) => {
      await app.leads.addNote(caller, id, body.note);
      return app.leads.get(caller, id);
    },
  });
