/** An admin who imports files of listings and waits until they are processed. */

import { expect } from "vitest";
import type { Actor } from "#domain/shared/actor.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { type Api, test as base } from "./app.ts";

export type Answer = {
  _id: string;
  status: string;
  rowsDone: number;
  percent: number;
  rowsPriced: number;
  created: number;
  duplicates: number;
  refused: number;
  error: string | null;
  columns: Record<string, string>;
};

const BOSS: Actor = { userId: "boss", role: "admin", companyId: null };

export const test = base.extend<{
  admin: Api;
  bring: (csv: string, wishes?: object, name?: string) => Promise<Answer>;
}>({
  admin: async ({ open, db }, use) => {
    await db.insert(users).values({ id: "boss", name: "Boss", email: "b@example.com" });
    await use(open({}, { authenticate: async () => BOSS }).api);
  },
  bring: async ({ admin, app }, use) =>
    use(async (csv, wishes = { isDryRun: false }, name = "listings.csv") => {
      const form = new FormData();
      form.append("file", new File([csv], name));
      form.append("wishes", JSON.stringify(wishes));
      const response = await admin.request("/api/admin/imports", { method: "POST", body: form });
      expect(response.status).toBe(202);
      const { data } = (await response.json()) as { data: Answer };
      while (await app.imports.runNext());
      return read<Answer>(admin, `/api/admin/imports/${data._id}`);
    }),
});

export async function read<Data>(
  api: Api,
  path: string,
  headers: Record<string, string> = {},
): Promise<Data> {
  const response = await api.request(path, { headers });
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: Data }).data;
}

/** Three good rows, an unknown city, an invalid price, and the first row again. */
export const CSV = `Ref,Heading,Asking Price,Super Area,Bedrooms,Bath,Locality,City,Furnishing,For
A-1,"2 BHK flat in Baner, Pune",85 Lac,"1,050 sq ft",2,2,Baner,Pune,Semi-Furnished,Sale
A-2,3 BHK villa in Wakad,₹ 1.25 Cr - 1.4 Cr,2200 sqft,3,3,Wakad,Pune,Unfurnished,Sale
A-3,1 BHK flat in Aundh,"22,000",600 sq.ft.,1,1,Aundh,Pune,Furnished,Rent
A-4,Flat in Atlantis,50 Lac,900 sqft,2,2,Somewhere,Atlantis,,Sale
A-5,2 BHK flat in Kothrud,ask me,900 sqft,2,2,Kothrud,Pune,,Sale
A-1,"2 BHK flat in Baner, Pune",85 Lac,"1,050 sq ft",2,2,Baner,Pune,Semi-Furnished,Sale
`;
