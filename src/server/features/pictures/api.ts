import { createRouter } from "#server/platform/http/router.ts";

/** Not in the API docs: clients receive picture URLs and never build them. */
export const picturesApi = createRouter().get("/images/:id/:name", async (c) => {
  const { id, name } = c.req.param();
  const { bytes, contentType } = await c.var.app.pictures.get(id, name);
  return c.body(new Uint8Array(bytes), 200, {
    "Content-Type": contentType,
    "Cache-Control": "public, max-age=31536000, immutable",
  });
});
