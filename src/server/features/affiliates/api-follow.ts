/** A link's short URL: counts the click, remembers the first affiliate, and redirects. Never cached. */

import { isbot } from "isbot";
import { REFERRAL_COOKIE, REFERRAL_DAYS } from "#domain/affiliates/affiliate.ts";
import { cookieText } from "#domain/shared/cookie.ts";
import { referralOf } from "#server/platform/http/access.ts";
import { createRouter } from "#server/platform/http/router.ts";

const DAY_SECONDS = 24 * 60 * 60;

export const followApi = createRouter();

followApi.get("/r/:code", async (c) => {
  const code = c.req.param("code").toLowerCase();
  const { path, isFirst } = await c.var.app.affiliates.follow(code, {
    clientAddress: c.var.clientAddress,
    // Chat apps and search engines fetch an address before any person does.
    isCounted: c.req.method === "GET" && !isbot(c.req.header("user-agent")),
    cookie: referralOf(c).code,
  });
  if (isFirst) {
    const { publicUrl } = c.var.app.site.given;
    const seconds = REFERRAL_DAYS * DAY_SECONDS;
    c.header("Set-Cookie", cookieText(REFERRAL_COOKIE, code, { seconds, publicUrl }));
  }
  c.header("Cache-Control", "no-store");
  c.header("X-Robots-Tag", "noindex");
  return c.redirect(path, 302);
});
