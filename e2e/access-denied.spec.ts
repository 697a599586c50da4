/** S05, S38, S64, S65, S77: what must never be shown, however it is requested. */

import type { APIRequestContext } from "@playwright/test";
import { newestListingId, publicPages } from "./pages.ts";
import { expect, test } from "./support.ts";

const FILES =
  `.env .env.local .env.production .git/config .git/HEAD .gitignore .npmrc .htaccess .htpasswd .DS_Store
  .ssh/id_rsa .aws/credentials .vscode/settings.json .ci/run .cache/vitest.json .react-router/types
  package.json package-lock.json tsconfig.json vite.config.ts react-router.config.ts biome.json drizzle.config.ts knip.json
  server.ts server.js index.js main.js app.js src/main.ts src/server/platform/env.ts build/server/index.js build/client/sw.js
  node_modules node_modules/react/package.json migrations migrations/0000_tables.sql scripts/start.mjs e2e/accounts.ts
  data data/secret data/postgres data/pg/PG_VERSION data/files backup backup.sql backup.zip backups dump.sql db.sql
  database.sqlite aangan.sql site.tar.gz www.zip old bak test phpinfo.php info.php wp-login.php wp-admin
  wp-config.php xmlrpc.php config.php config.json config.yml settings.py web.config server-status server-info actuator
  actuator/env actuator/health metrics/ debug debug/pprof trace console phpmyadmin adminer.php solr swagger swagger.json
  swagger-ui.html graphql graphiql api/swagger.json v1/api-docs cgi-bin/test.cgi crossdomain.xml clientaccesspolicy.xml
  elmah.axd Dockerfile docker-compose.yml deploy/compose.yaml deploy/Dockerfile Makefile id_rsa secrets.json
  credentials.json assets assets/ icons/ images images/ uploads uploads/ public public/ static logs log error.log
  access.log npm-debug.log yarn.lock pnpm-lock.yaml composer.json Gemfile requirements.txt manage.py`.split(
    /\s+/,
  );

const WAYS_OUT = [
  "/images/../.env",
  "/images/%2e%2e%2f.env",
  "/images/..%2f..%2f.env",
  "/images/..%5c..%5c.env",
  "/images/%252e%252e%252f.env",
  "/images/%00",
  "/images//etc/passwd",
  "/assets/../../server/index.js",
  "/assets/%2e%2e/%2e%2e/server/index.js",
  "/assets/..%2f..%2fserver%2findex.js",
  "/assets/%2fetc%2fpasswd",
  "/icons/..%2f..%2f..%2fpackage.json",
  "/..%2fpackage.json",
  "/%2e%2e/package.json",
];

/** Submits personal data that no other visitor may read. */
async function leaveSomething(request: APIRequestContext) {
  const canary = `CANARY${Math.floor(Math.random() * 1e9)}`;
  const phone = `97${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
  const who = { name: canary, phone, email: `${canary}@home.example`.toLowerCase() };
  const home = await newestListingId(request);
  const sent = [
    await request.post("/api/requirements", { data: { ...who, requirements: canary } }),
    await request.post(`/api/properties/${home}/inquiries`, { data: { ...who, message: canary } }),
    await request.post("/api/newsletter", { data: { email: who.email } }),
  ];
  for (const answer of sent) expect(answer.ok()).toBe(true);
  return { canary, phone };
}

async function everything(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  return JSON.stringify(answer.headers()) + (await answer.text());
}

test("what visitors left with us is on no page, in no page's data and in no list", {
  tag: "@whole",
}, async ({ request }) => {
  const { canary, phone } = await leaveSomething(request);
  const pages = await publicPages(request);
  const data = pages.map((path) => (path === "/" ? "/_.data" : path.replace(/(?=\?|$)/, ".data")));
  const lists = ["pages", "places", "companies", "agents", "properties"].map(
    (part) => `/sitemap-${part}.xml`,
  );
  const others = ["/sitemap.xml", "/robots.txt", "/site.webmanifest", "/.well-known/security.txt"];
  const searched = [`/search?q=${phone}`, `/companies?q=${phone}`, `/api/properties?q=${phone}`];

  for (const path of [...pages, ...data, ...lists, ...others, "/api/companies", "/api/agents"]) {
    const text = await everything(request, path);
    expect(text.toLowerCase(), path).not.toContain(canary.toLowerCase());
    expect(text, path).not.toContain(phone);
  }
  // The page repeats the search text, but must not show any match.
  for (const path of searched) {
    expect((await everything(request, path)).toLowerCase(), path).not.toContain(
      canary.toLowerCase(),
    );
  }
});

test("nothing lies about: no files of the site's own, no listing, no way out of a folder", {
  tag: "@whole",
}, async ({ request }) => {
  const found: string[] = [];
  for (const path of [...FILES.filter(Boolean).map((name) => `/${name}`), ...WAYS_OUT]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    const text = await answer.text();
    const isPage = answer.headers()["content-type"]?.startsWith("text/html") ?? false;
    const tells = /BEGIN [A-Z ]*PRIVATE|AUTH_SECRET|root:x:0|"dependencies"|Index of \//.test(text);
    if (answer.status() >= 500 || answer.status() < 300 || tells) {
      found.push(`${answer.status()} ${path} ${isPage ? "page" : text.slice(0, 60)}`);
    }
  }

  expect(found).toEqual([]);
});

test("a link followed changes nothing: signing out takes a form", async ({ page }) => {
  const data = { email: "buyer@demo.local", password: "demo of the browser tests" };
  await page.request.post("/api/auth/sign-in/email", { data });
  for (const path of ["/sign-out", "/hi/sign-out", "/api/auth/sign-out", "/api/admin/logout"]) {
    await page.request.get(path);
  }

  const answer = await page.request.get("/profile", { maxRedirects: 0 });
  expect(answer.status()).toBe(200);
  expect(answer.headers()["cache-control"]).toBe("private, no-store");
  const dataOfPage = await page.request.get("/profile.data");
  expect(dataOfPage.headers()["cache-control"]).toBe("private, no-store");
  const home = await page.request.get("/");
  expect(home.headers()["set-cookie"]).toBeUndefined();
});

test("what is asked for comes back as text, in every place that repeats it", {
  tag: "@whole",
}, async ({ page }) => {
  const hostile = `"><img src=x onerror=alert(1)></script><script>alert(2)</script>{{7*7}}'-alert(3)-'`;
  page.on("dialog", (dialog) => {
    throw new Error(`A script ran: ${dialog.message()}`);
  });
  const value = encodeURIComponent(hostile);
  for (const path of [
    `/search?q=${value}`,
    `/buy?q=${value}&city=${value}&sort=${value}`,
    `/companies?q=${value}&city=${value}&cursor=${value}`,
    `/agents?q=${value}&language=${value}`,
    `/offline?to=${value}`,
    `/auth?to=${value}&tab=${value}`,
    `/newsletter/confirm?token=${value}`,
    `/requirement/sent?receipt=${value}`,
    `/find?q=${value}`,
    `/compare?ids=${value}`,
    `/${value}`,
    `/property/${value}`,
  ]) {
    await page.goto(path);
    expect(await page.locator("img[src=x]").count(), path).toBe(0);
    expect(await page.evaluate(() => document.documentElement.innerHTML), path).not.toContain(
      "<script>alert(2)",
    );
  }
});
test.use({ allowedErrors: /status of 4\d\d/ });
