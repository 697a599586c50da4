import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { MAX_VIEWS } from "#domain/moderation/admin-view.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { adminViews } from "#server/platform/db/schema/views.ts";
import { aPerson, by, type Person } from "#test/accounts.ts";
import { type Api, test } from "#test/app.ts";

type View = { path: string; name: string; search: string };

const LIVE: View = { path: "/admin/properties", name: "Live", search: "?status=live" };
const SPAM: View = { path: "/admin/requirements", name: "Spam", search: "?status=spam" };

async function send(api: Api, person: Person, method: string, path: string, body?: object) {
  const response = await api.request(`/api/admin/views${path}`, by(person, method, body));
  const { data, message } = (await response.json()) as { data: View[]; message?: string };
  return { status: response.status, data, message };
}

test("a view follows its admin from browser to browser, and no other admin sees it", async ({
  api,
  db,
}) => {
  const [asha, ravi] = [await aPerson(db, "admin"), await aPerson(db, "admin")];

  expect((await send(api, asha, "PUT", "", LIVE)).data).toEqual([LIVE]);
  await send(api, asha, "PUT", "", SPAM);
  const newer = { ...LIVE, search: "?sort=price&status=live" };
  await send(api, asha, "PUT", "", newer);

  expect((await send(api, asha, "GET", "")).data).toEqual([newer, SPAM]);
  expect((await send(api, ravi, "GET", "")).data).toEqual([]);
  await send(api, ravi, "DELETE", "?path=/admin/properties&name=Live");
  const left = await send(api, asha, "DELETE", "?path=/admin/requirements&name=Spam");
  expect(left.data).toEqual([newer]);
});

test("what a browser kept is taken over, but replaces nothing", async ({ api, db }) => {
  const admin = await aPerson(db, "admin");
  await send(api, admin, "PUT", "", LIVE);

  const views = [{ ...LIVE, search: "?status=paused" }, SPAM, SPAM];
  const merged = await send(api, admin, "POST", "/merge", { views });

  expect(merged).toMatchObject({ status: 200, data: [LIVE, SPAM] });
  expect((await send(api, admin, "POST", "/merge", { views })).data).toEqual([LIVE, SPAM]);
});

test.for([
  ["another site", { ...LIVE, path: "//evil.example" }],
  ["a page of visitors", { ...LIVE, path: "/sell" }],
  ["what is no search", { ...LIVE, search: "javascript:alert(1)" }],
  ["no name", { ...LIVE, name: " " }],
] as const)("a view of %s is refused", async ([, view], { api, db }) => {
  const admin = await aPerson(db, "admin");

  expect((await send(api, admin, "PUT", "", view)).status).toBe(422);
  expect(await db.$count(adminViews)).toBe(0);
});

test("there is an end to how many are kept, and they go with the account", async ({ api, db }) => {
  const admin = await aPerson(db, "admin");
  const views = Array.from({ length: MAX_VIEWS }, (_, at) => ({ ...LIVE, name: `View ${at}` }));
  await send(api, admin, "POST", "/merge", { views });

  const one = await send(api, admin, "PUT", "", LIVE);

  expect(one).toMatchObject({ status: 422, message: "At most 200 views can be kept" });
  expect(await db.$count(adminViews)).toBe(MAX_VIEWS);
  await db.delete(users).where(eq(users.id, admin.id));
  expect(await db.$count(adminViews)).toBe(0);
});
