import { z } from "@hono/zod-openapi";
import { EXPORT_FORMATS, EXPORTED } from "#domain/operations/export.ts";
import { raw } from "#server/platform/http/answers.ts";
import { download } from "#server/platform/http/download.ts";
import { createRouter } from "#server/platform/http/router.ts";

const TYPES = { csv: "text/csv", json: "application/json" } as const;
const file = z.enum(
  EXPORTED.flatMap((what) => EXPORT_FORMATS.map((format) => `${what}.${format}`)),
);
const rows = z.array(z.record(z.string(), z.unknown()));

export const exportsApi = createRouter({ tag: "Exports" }).call({
  route: "GET /admin/export/{file}",
  summary: "Everything of one kind as a file, or what its list finds with the same filters (admin)",
  params: z.object({ file }),
  // The service knows which files and filters there are.
  isValidated: false,
  answer: {
    ...raw("The file"),
    content: { "text/csv": { schema: z.string() }, "application/json": { schema: rows } },
  },
  errors: [401, 403, 422],
  run: async ({ app, caller, c }) => {
    const wanted = c.req.param("file") ?? "";
    const { fileName, format, chunks } = await app.exports.open(caller, wanted, c.req.query());
    return download(c, chunks, { type: TYPES[format], name: fileName });
  },
});
