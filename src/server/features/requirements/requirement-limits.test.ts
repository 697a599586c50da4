import { describe, expect } from "vitest";
import { requirements } from "#server/platform/db/schema/leads.ts";
import { calledFrom, post, test } from "#test/app.ts";
import { MINIMAL, only, send } from "#test/requirements.ts";

describe("an Idempotency-Key", () => {
  const KEY = { "idempotency-key": "0198c0de-aaaa-7bbb-8ccc-000000000001" };

  test.for([2, 20])("sent %i times at once stores one requirement", async (times, { api, db }) => {
    const answers = await Promise.all(
      Array.from({ length: times }, async () => {
        const response = await send(api, MINIMAL, KEY);
        return { status: response.status, body: await response.text() };
      }),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    await only(db);
  });

  test("sent again later gets the first answer and counts once", async ({ api, db }) => {
    const first = await (await send(api, MINIMAL, KEY)).json();
    for (let times = 0; times < 5; times += 1) {
      const again = await send(api, { phone: "+919876543210", name: " Ravi  Kumar" }, KEY);
      expect([again.status, await again.json()]).toEqual([201, first]);
    }

    await only(db);
    // Three a day: two more are taken, a further one is not, and the first still gets its answer.
    const statuses: number[] = [];
    for (const headers of [{}, {}, {}, KEY]) {
      statuses.push((await send(api, MINIMAL, headers)).status);
    }
    expect(statuses).toEqual([201, 201, 429, 201]);
  });

  test.for(["later", "at once"])("is not good for another body %s", async (when, { api, db }) => {
    const other = { ...MINIMAL, name: "Somebody Else" };
    const first = send(api, MINIMAL, KEY);
    if (when === "later") await first;
    const [one, two] = await Promise.all([first, send(api, other, KEY)]);

    const refused = one.status === 201 ? two : one;
    expect([one.status, two.status].toSorted()).toEqual([201, 422]);
    expect(await refused.json()).toMatchObject({
      success: false,
      errors: { "Idempotency-Key": [expect.any(String)] },
    });
    await only(db);
  });

  test("of a senseless length is refused", async ({ api }) => {
    const key = "x".repeat(201);
    expect((await send(api, MINIMAL, { "idempotency-key": key })).status).toBe(422);
  });

  test("is not stored as it came", async ({ api, db }) => {
    await send(api, MINIMAL, KEY);

    expect((await only(db))?.idempotencyKey).not.toContain("0198c0de");
  });
});

describe("limits", () => {
  test("one phone sends three a day, however it is typed", async ({ api, db }) => {
    for (const phone of ["9876543210", "+919876543210", "098765 43210"]) {
      expect((await send(api, { ...MINIMAL, phone })).status).toBe(201);
    }

    const refused = await send(api, MINIMAL);

    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({
      success: false,
      message: expect.stringContaining("wait"),
    });
    const seconds = Number(refused.headers.get("Retry-After"));
    expect(seconds).toBeGreaterThan(3600);
    expect(seconds).toBeLessThanOrEqual(86_400);
    expect(await db.select().from(requirements)).toHaveLength(3);
    expect((await send(api, { ...MINIMAL, phone: "9876500000" })).status).toBe(201);
  });

  test("one address sends sixty in ten minutes, and others are not affected", async ({
    api,
    db,
  }) => {
    const fromAddress = (address: string, at: number) =>
      api.request(
        "/api/requirements",
        post({ ...MINIMAL, phone: `98765${String(at).padStart(5, "0")}` }),
        calledFrom(address),
      );
    const answers = await Promise.all(
      Array.from({ length: 61 }, (_, at) => fromAddress("10.0.0.9", at)),
    );

    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(60).fill(201), 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("Retry-After"))).toBeLessThanOrEqual(600);
    expect(await db.select().from(requirements)).toHaveLength(60);
    expect((await fromAddress("10.0.0.10", 99)).status).toBe(201);
  });

  test("what is refused for its fields counts for nothing", async ({ api }) => {
    for (let times = 0; times < 5; times += 1) await send(api, { ...MINIMAL, name: "" });

    expect((await send(api, MINIMAL)).status).toBe(201);
  });
});

test("a program that fills the hidden field is thanked and nothing is stored", async ({
  api,
  db,
}) => {
  const response = await send(api, { ...MINIMAL, website: "https://spam.example" });

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true, data: {} });
  expect(await db.select().from(requirements)).toEqual([]);
});
