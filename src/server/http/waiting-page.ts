/** What a visitor sees in the seconds before the database is open. */

import { contentSecurityPolicy } from "./headers.ts";

const body = `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>One moment</title>
<body style="margin:20vh auto;max-width:32rem;padding:0 1rem;font:1.1rem/1.6 system-ui,sans-serif">
<h1 style="font-size:1.6rem">One moment</h1>
<p>The site is starting and will be here in a few seconds. This page tries again by itself.</p>
<p lang="hi">साइट शुरू हो रही है और कुछ ही सेकंड में यहाँ होगी।</p>
</body></html>`;

export const waitingPage = {
  body,
  headers: {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": contentSecurityPolicy({ hashes: [] }),
    "Cache-Control": "no-store",
    "Retry-After": "2",
    Refresh: "2",
  },
};
