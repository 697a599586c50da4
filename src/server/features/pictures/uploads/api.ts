import { z } from "@hono/zod-openapi";
import { UPLOAD_BUCKETS } from "#domain/pictures/upload.ts";
import { createRouter, errorResponses, json, ok, okSchema } from "#server/platform/http/router.ts";

const uploadedSchema = z
  .object({ id: z.string(), url: z.string(), width: z.number().int(), height: z.number().int() })
  .openapi("Upload");

export const uploadsApi = createRouter();

// Registered manually: a route with a schema would read the whole form into memory to validate it.
uploadsApi.openAPIRegistry.registerPath({
  method: "post",
  path: "/upload",
  tags: ["Pictures"],
  summary: "Send one picture (admin, company, seller, or a guest with a ticket)",
  request: {
    headers: z.object({
      "upload-ticket": z.string().optional().openapi({ description: "From POST /upload/ticket" }),
    }),
    body: {
      required: true,
      content: {
        "multipart/form-data": {
          schema: z.object({
            file: z.string().openapi({ format: "binary", description: "At most 5 MB" }),
            bucket: z.enum(UPLOAD_BUCKETS),
          }),
        },
      },
    },
  },
  responses: {
    201: json(okSchema(uploadedSchema), "The picture as stored"),
    ...errorResponses(400, 401, 403, 413, 415, 422, 429, 503, 507),
  },
});
uploadsApi.post("/upload", async (c) => {
  const uploaded = await c.var.app.uploads.receive(c.var.actor, {
    body: { stream: c.req.raw.body, contentType: c.req.header("content-type") },
    ticket: c.req.header("upload-ticket"),
  });
  return c.json(ok(uploaded), 201);
});

uploadsApi.openAPIRegistry.registerPath({
  method: "post",
  path: "/upload/ticket",
  tags: ["Pictures"],
  summary: "A ticket with which a guest sends four pictures within half an hour",
  responses: {
    201: json(okSchema(z.object({ ticket: z.string() })), "The ticket"),
    ...errorResponses(429),
  },
});
uploadsApi.post("/upload/ticket", async (c) => {
  const ticket = await c.var.app.uploads.issueTicket(c.var.clientAddress);
  return c.json(ok({ ticket }), 201);
});
