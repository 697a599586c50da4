import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { test } from "#test/app.ts";
import { aRequirement } from "#test/factories.ts";
import { createLog } from "./log.ts";

function logTo(lines: string[]) {
  return createLog("info", { write: (line) => void lines.push(line) });
}

test("a failed statement is logged without what it was about", async ({ db }) => {
  const lines: string[] = [];
  const failure = await aRequirement(db, {
    name: "CANARY-NAME",
    phone: "+919999900000",
    message: "m".repeat(4001),
  }).catch((error: unknown) => error);

  logTo(lines).error({ err: failure, requestId: "r1" }, "a request failed");
  logTo(lines).error(failure, "messages could not be delivered");

  for (const line of lines) {
    expect(line).not.toMatch(/CANARY|9999900000|mmmm/);
    expect(line).toContain("requirements_message_length");
    expect(line).toContain("23514");
    expect(line).toContain("factories.ts");
  }
  expect(lines).toHaveLength(2);
});

test("any other failure is logged whole", async () => {
  const lines: string[] = [];
  const failure = new TypeError("x is not a function", { cause: new Error("because") });

  logTo(lines).error({ err: failure }, "a page failed");

  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    msg: "a page failed",
    err: {
      type: "TypeError",
      message: expect.stringContaining("x is not a function"),
      stack: expect.stringContaining("log.test.ts"),
    },
  });
});

test("a statement that names no row is still told", async ({ db }) => {
  const lines: string[] = [];
  const failure = await db.execute(sql`select * from nowhere`).catch((error: unknown) => error);

  logTo(lines).error({ err: failure }, "a request failed");

  expect(lines[0]).toContain("nowhere");
});
