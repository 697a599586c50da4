import { z } from "@hono/zod-openapi";
import { UPLOAD_BUCKETS } from "#domain/pictures/upload.ts";
import { ok } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";

const uploadedSchema = z
  .object({ id: z.string(), url: z.string(), width: z.number().int(), height: z.number().int() })
  .openapi("Upload");

const form = z.object({
  file: z.string().openapi({ format: "binary", description: "At most 5 MB" }),
  bucket: z.enum(UPLOAD_BUCKETS),
});

export const uploadsApi = createRouter({ tag: "Pictures" })
  .call({
    route: "POST /upload",
    summary: "Send one picture (admin, company, seller, or a guest with a ticket)",
    headers: z.object({
      "upload-ticket": z.string().optional().openapi({ description: "From POST /upload/ticket" }),
    }),
    body: { content: { "multipart/form-data": { schema: form } } },
    isValidated: false,
    answer: ok(uploadedSchema, "The picture as stored", 201),
    errors: [401, 403, 413, 415, 429, 503, 507],
    run: ({ app, actor, c }) =>
      app.uploads.receive(actor, {
        body: { stream: c.req.raw.body, contentType: c.req.header("content-type") },
        ticket: c.req.header("upload-ticket"),
      }),
  })
  .call({
    route: "POST /upload/ticket",
    summary: "A ticket with which a guest sends four pictures within half an hour",
    answer: ok(z.object({ ticket: z.string() }), "The ticket", 201),
    errors: [429],
    run: async ({ app, address }) => ({ ticket: await app.uploads.issueTicket(address) }),
  });
