import { parse } from "csv-parse/sync";
import { describe, expect } from "vitest";
import { auditLog } from "#server/platform/db/schema/operations.ts";
import { aPerson, by } from "#test/accounts.ts";
import { test } from "#test/app.ts";
import { aRequirement } from "#test/factories.ts";

describe("the desk", () => {
  test("sets status, note and who looks after it; what the customer wrote stays", async ({
    api,
    db,
  }) => {
    const admin = await aPerson(db, "admin");
    const { id } = await aRequirement(db, { name: "Ravi" });
    const wish = { status: "contacted", note: "Calls back", assignedTo: admin.id, name: "X" };

    const response = await api.request(`/api/requirements/${id}`, by(admin, "PATCH", wish));

    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      data: { status: "contacted", note: "Calls back", assignedTo: admin.id, name: "Ravi" },
    });
    const [entry] = await db.select().from(auditLog);
    expect(entry).toMatchObject({
      actorId: admin.id,
      action: "requirement.updated",
      objectId: id,
      before: { status: "new", note: "", assignedTo: null },
      after: { status: "contacted", note: "Calls back", assignedTo: admin.id },
    });
  });

  test.for([
    [{ status: "done" }, 422],
    [{ assignedTo: "nobody" }, 422],
    [{ note: "a".repeat(4001) }, 422],
    [[], 422],
  ] as const)("is refused: %j", async ([body, status], { api, db }) => {
    const admin = await aPerson(db, "admin");
    const { id } = await aRequirement(db);

    const response = await api.request(`/api/requirements/${id}`, by(admin, "PATCH", body));

    expect(response.status).toBe(status);
  });

  test("finds by status, type, text, day and who looks after it", async ({ api, db }) => {
    const admin = await aPerson(db, "admin");
    await aRequirement(db, { reference: "A", status: "closed", propertyType: "villa" });
    await aRequirement(db, {
      reference: "B",
      message: "near the river",
      createdAt: new Date("2026-03-10T19:00:00Z"),
      assignedTo: admin.id,
    });
    const found = async (query: string) => {
      const response = await api.request(`/api/requirements?${query}`, by(admin, "GET"));
      const { data } = (await response.json()) as { data: { reference: string }[] };
      return data.map(({ reference }) => reference);
    };

    expect(await found("status=closed")).toEqual(["A"]);
    expect(await found("type=villa")).toEqual(["A"]);
    expect(await found("q=river")).toEqual(["B"]);
    expect(await found(`assignedTo=${admin.id}`)).toEqual(["B"]);
    // Half past midnight in India.
    expect(await found("from=2026-03-11&to=2026-03-11")).toEqual(["B"]);
    expect(await found("from=2026-03-12")).toEqual(["A"]);
    expect(await found("to=2026-03-10")).toEqual([]);
  });
});

describe("the export", () => {
  test("is a table that Excel opens, and no cell of it a formula", async ({ api, db }) => {
    const admin = await aPerson(db, "admin");
    const cells = ["=1+1", "+91 98", "-2", "@x", "\tx", 'say "=1"', "वाकड, पुणे"];
    for (const location of cells) await aRequirement(db, { location, message: "a\nb" });

    const response = await api.request("/api/requirements/export.csv", by(admin, "GET"));

    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-disposition")).toContain("requirements.csv");
    const rows = parse(new TextDecoder().decode(bytes), { columns: true, bom: true }) as Record<
      string,
      string
    >[];
    expect(rows.map(({ Location }) => Location).toReversed()).toEqual([
      "'=1+1",
      "'+91 98",
      "'-2",
      "'@x",
      "'\tx",
      'say "=1"',
      "वाकड, पुणे",
    ]);
    expect(new Set(rows.map(({ Phone }) => Phone))).toEqual(new Set(["919876543210"]));
    expect(rows[0]?.Requirements).toBe("a\nb");
  });

  test("goes to the last row, narrowed by the same filters, and is noted", async ({ api, db }) => {
    const admin = await aPerson(db, "admin");
    for (let count = 0; count < 1100; count += 100) {
      await Promise.all(Array.from({ length: 100 }, () => aRequirement(db, { status: "closed" })));
    }
    await aRequirement(db);

    const query = "status=closed&q=Ravi";
    const response = await api.request(`/api/requirements/export.csv?${query}`, by(admin, "GET"));

    expect((await response.text()).trim().split("\r\n")).toHaveLength(1 + 1100);
    const [entry] = await db.select().from(auditLog);
    expect(entry).toMatchObject({ action: "requirement.exported", actorId: admin.id });
    expect(entry?.after).toMatchObject({ status: "closed" });
  });

  test("is for the admin, by whatever name it is asked for", async ({ api, db }) => {
    const buyer = await aPerson(db, "buyer");
    const paths = ["/api/requirements/export.csv", "/api/requirements?format=csv"];
    for (const path of paths) {
      expect((await api.request(path)).status).toBe(401);
      expect((await api.request(path, by(buyer, "GET"))).status).toBe(403);
    }
  });
});
