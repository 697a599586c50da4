import { expect } from "vitest";
import { createDb, openPool } from "#server/platform/db/client.ts";
import { createReads } from "#server/platform/db/reads.ts";
import { type Api, test as base, post } from "#test/app.ts";
import { createTestDatabase } from "#test/database.ts";
import { aCompany } from "#test/factories.ts";

/** A site whose replica lacks the primary's company, and has a different one. */
const test = base.extend<{ lagging: Api }>({
  lagging: async ({ open, db, database }, use) => {
    const other = await createTestDatabase();
    const pool = openPool(other.url);
    await aCompany(db, { name: "Newest Homes" });
    await aCompany(createDb(pool), { name: "Oldest Homes" });
    const replica = { pool, isCurrent: () => true, noteFailure: () => {} };
    const { reads } = createReads(database.pool, replica);
    await use(open({ reads }, { hasReplica: true }).api);
    await pool.end();
    await other.drop();
  },
});

async function seenBy(api: Api, headers: Record<string, string>): Promise<string[]> {
  const response = await api.request("/api/companies", { headers });
  expect(response.status).toBe(200);
  return (await response.json()).data.map(({ name }: { name: string }) => name);
}

const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");

test("whoever has written reads what the primary knows, and others the replica", async ({
  lagging,
}) => {
  const written = await lagging.request(
    "/api/newsletter",
    post({ email: "asha@example.com", isConsenting: true }),
  );

  expect(await seenBy(lagging, {})).toEqual(["Oldest Homes"]);
  expect(await seenBy(lagging, { cookie: "lang=en; theme=dark" })).toEqual(["Oldest Homes"]);
  expect(await seenBy(lagging, { cookie: `lang=en; ${cookiesOf(written)}` })).toEqual([
    "Newest Homes",
  ]);
  expect(await seenBy(lagging, { authorization: "Bearer x" })).toEqual(["Newest Homes"]);
});

test("the cookie is short, out of scripts' reach, and not for mere looks", async ({
  lagging,
  api,
}) => {
  const written = await lagging.request("/api/requirements", post({}));
  const looked = await lagging.request("/api/visits", post({ propertyId: "x", what: "view" }));
  const withoutReplica = await api.request("/api/requirements", post({}));

  expect(written.headers.getSetCookie()).toEqual([
    "wrote=1; Path=/; Max-Age=10; HttpOnly; SameSite=Lax; Secure",
  ]);
  expect(looked.headers.getSetCookie()).toEqual([]);
  expect(withoutReplica.headers.getSetCookie()).toEqual([]);
});
