/** security.txt (RFC 9116): whom to contact about a security hole. */

import { DAY_MS } from "#domain/shared/time.ts";
import { createRouter } from "./router.ts";

/** The file must have an expiry date; it is generated on each request, so it never expires. */
const VALID_DAYS = 180;

export function wellKnownRoutes(publicUrl: string, now = () => new Date()) {
  return createRouter().get("/.well-known/security.txt", async (c) => {
    const { email } = await c.var.app.site.identity();
    const expires = new Date(now().getTime() + VALID_DAYS * DAY_MS);
    expires.setUTCHours(0, 0, 0, 0);
    const lines = [
      `Contact: mailto:${email}`,
      `Expires: ${expires.toISOString()}`,
      "Preferred-Languages: en, hi",
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    return c.text(`${lines.join("\n")}\n`, 200, { "Cache-Control": "public, max-age=3600" });
  });
}
