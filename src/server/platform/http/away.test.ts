import { expect } from "vitest";
import { createPageCache } from "#server/platform/cache/page-cache.ts";
import { createDb, openPool } from "#server/platform/db/client.ts";
import { test } from "#test/app.ts";
import { aListingInput } from "#test/factories.ts";

test("while the database is away a call is told to come again, in words", async ({ open }) => {
  const pool = openPool("postgres://nobody@127.0.0.1:9/nothing");
  const { api } = open({ db: createDb(pool) });

  const list = await api.request("/api/companies");
  const sent = await api.request("/api/requirements", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Ravi", phone: "9876543210", location: "Pune", message: "Flat" }),
  });
  await pool.end();

  for (const response of [list, sent]) {
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
    expect(await response.json()).toMatchObject({
      success: false,
      message: expect.stringContaining("cannot reach its data"),
    });
  }
});

test("while it is away, what was kept of the API is still answered", async ({
  open,
  database,
  db,
}) => {
  await aListingInput(db, { title: "A home with a yard" });
  const pool = openPool(database.url);
  const pages = createPageCache({ headers: {} });
  pages.setListening(true);
  const { api } = open({ db: createDb(pool) }, { pages });
  const askHomes = () => api.request("/api/properties?limit=2");
  await askHomes();
  await askHomes();

  await pool.end();
  pages.setListening(false);

  const cached = await askHomes();
  expect(cached.status).toBe(200);
  expect(await cached.text()).toContain("A home with a yard");
  const signedIn = { headers: { authorization: "Bearer somebody" } };
  expect((await api.request("/api/properties?limit=2", signedIn)).status).toBe(503);
  expect((await api.request("/api/properties?limit=3")).status).toBe(503);
});

test("a page says it in both languages, and refreshes itself", async ({ open }) => {
  const pool = openPool("postgres://nobody@127.0.0.1:9/nothing");
  const { api } = open({ db: createDb(pool) });

  const page = await api.request("/images/01890000-0000-7000-8000-000000000000/320.webp");
  const body = await page.text();
  await pool.end();

  expect(page.status).toBe(503);
  expect(page.headers.get("content-type")).toContain("text/html");
  expect(page.headers.get("refresh")).toBe("5");
  expect(body).toContain("One moment");
  expect(body).toContain('lang="hi"');
});

test("without room nothing is written, and everything is read", async ({ open }) => {
  const { api } = open({}, { isDiskNearlyFull: () => true });

  const list = await api.request("/api/companies");
  const sent = await api.request("/api/requirements", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Ravi", phone: "9876543210", location: "Pune", message: "Flat" }),
  });

  expect(list.status).toBe(200);
  expect(sent.status).toBe(507);
  expect(await sent.json()).toMatchObject({ message: expect.stringContaining("no room") });
});
