/** The best Hono can do: one JSON from memory for every request. Gets body and headers by message. */

import { serve } from "@hono/node-server";
import { Hono } from "hono";
import type { RawAnswer } from "./raw-server.ts";

process.once("message", ({ bodyBase64, headers }: RawAnswer) => {
  const body = Buffer.from(bodyBase64, "base64").toString();
  const app = new Hono().get("*", (c) => c.body(body, 200, headers));
  serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => process.send?.(port));
});
