import { eq, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { affiliateLinks } from "#server/platform/db/schema/affiliates.ts";
import { earnings } from "#server/platform/db/schema/earnings.ts";
import { auditLog } from "#server/platform/db/schema/operations.ts";
import { aPerson, by } from "#test/accounts.ts";
import { test } from "#test/app.ts";
import { aLink, anEarning } from "#test/factories.ts";

type Answer<Data = Record<string, unknown>> = { data: Data; message: string };

describe("the ledger", () => {
  test("cannot be changed, and goes only with the account", async ({ db }) => {
    const { id: userId } = await aPerson(db, "affiliate");
    const line = await anEarning(db, await aLink(db, userId));
    await expect(
      db.update(earnings).set({ rupees: 1_000_000 }).where(eq(earnings.id, line.id)),
    ).rejects.toThrow();
    await expect(db.delete(earnings)).rejects.toThrow();
    expect(await db.select().from(earnings)).toEqual([line]);

    await db.execute(sql`delete from users where id = ${userId}`);
    expect(await db.$count(earnings)).toBe(0);
    expect(await db.$count(affiliateLinks)).toBe(0);
  });

  test("goes from pending to payable to paid, line by line, with reasons", async ({ api, db }) => {
    const [affiliate, admin] = [await aPerson(db, "affiliate"), await aPerson(db, "admin")];
    const link = await aLink(db, affiliate.id);
    const [good, bad] = [await anEarning(db, link), await anEarning(db, link)];
    const call = async (path: string, body: object) => {
      const response = await api.request(`/api/admin/${path}`, by(admin, "POST", body));
      return { status: response.status, ...((await response.json()) as Answer) };
    };
    const decide = (id: string, verdict: string, reason = "Spoke to them") =>
      call(`affiliate-leads/${id}/decision`, { verdict, reason });
    const pay = (rupees: number) =>
      call(`affiliates/${affiliate.id}/payouts`, { rupees, reason: "UPI 77" });
    const balance = async () => {
      const response = await api.request("/api/affiliate/balance", by(affiliate, "GET"));
      return ((await response.json()) as Answer).data;
    };

    expect(await balance()).toEqual({ pending: 400, payable: 0, paid: 0 });
    expect((await pay(1)).status).toBe(422);
    expect((await decide(good.id, "payable", "")).status).toBe(422);
    expect(await decide(good.id, "payable")).toMatchObject({ data: { state: "payable" } });
    expect((await decide(good.id, "payable")).status).toBe(409);
    expect((await decide(bad.id, "reversed", "A wrong number")).status).toBe(200);
    expect((await decide(bad.id, "payable")).status).toBe(409);
    expect(await balance()).toEqual({ pending: 0, payable: 200, paid: 0 });
    expect((await pay(201)).status).toBe(422);
    expect(await pay(150)).toMatchObject({ status: 201, data: { payable: 50, paid: 150 } });
    expect((await decide(good.id, "reversed")).status).toBe(409);
    expect((await decide(link.id, "payable")).status).toBe(404);

    const ledger = await api.request("/api/affiliate/earnings", by(affiliate, "GET"));
    const { data } = (await ledger.json()) as Answer<{ state: string; reason: string }[]>;
    expect(data.map(({ state, reason }) => `${state}: ${reason}`).slice(0, 3)).toEqual([
      "paid: UPI 77",
      "reversed: A wrong number",
      "payable: Spoke to them",
    ]);
    const acts = await db.select().from(auditLog).where(eq(auditLog.objectType, "affiliate"));
    expect(acts.map(({ action }) => action).sort()).toEqual([
      "affiliate.lead-payable",
      "affiliate.lead-reversed",
      "affiliate.paid",
    ]);
  });

  test("never pays more than is owed, though two pay at once", async ({ api, db }) => {
    const [affiliate, admin] = [await aPerson(db, "affiliate"), await aPerson(db, "admin")];
    const link = await aLink(db, affiliate.id);
    const lead = await anEarning(db, link);
    const path = `/api/admin/affiliate-leads/${lead.id}/decision`;
    const verdicts = await Promise.all(
      ["payable", "payable", "payable"].map((verdict) =>
        api.request(path, by(admin, "POST", { verdict, reason: "Fine" })),
      ),
    );
    expect(verdicts.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const payouts = await Promise.all(
      [1, 2, 3, 4].map(() =>
        api.request(
          `/api/admin/affiliates/${affiliate.id}/payouts`,
          by(admin, "POST", { rupees: 120, reason: "UPI" }),
        ),
      ),
    );
    expect(payouts.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
  });

  test("is listed for the desk by state and name, page by page", async ({ api, db }) => {
    const [affiliate, admin] = [await aPerson(db, "affiliate"), await aPerson(db, "admin")];
    const link = await aLink(db, affiliate.id, { label: "Stall at the fair" });
    for (let count = 0; count < 3; count += 1) await anEarning(db, link);
    const list = async (query: string) => {
      const response = await api.request(`/api/admin/affiliate-leads?${query}`, by(admin, "GET"));
      return (await response.json()) as Answer<object[]> & { nextCursor: string; total: number };
    };

    const first = await list("limit=2");
    expect(first).toMatchObject({ total: 3 });
    expect(first.data[0]).toMatchObject({ affiliateName: "A affiliate", linkLabel: link.label });
    expect((await list(`limit=2&cursor=${first.nextCursor}`)).data).toHaveLength(1);
    expect((await list("state=payable")).data).toHaveLength(0);
    expect((await list("q=nobody")).data).toHaveLength(0);
    expect((await list(`q=${affiliate.id}`)).data).toHaveLength(3);
  });
});
