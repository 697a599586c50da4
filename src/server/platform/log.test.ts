import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
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

test("what packages and node itself say on the console is one line of JSON each", async () => {
  const source = `
    import { createLog, routeConsole } from ${JSON.stringify(new URL("./log.ts", import.meta.url).href)};
    routeConsole(createLog("info"));
    console.warn("The path %s\\ncould not be decoded", "/%E0", new URIError("malformed"));
    console.error(new Error("boom"));
    console.log("${"x".repeat(5000)}");
    process.emitWarning("old", "DeprecationWarning");`;

  const child = spawn(process.execPath, ["--input-type=module", "--eval", source]);
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);

  const lines = out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(err).toBe("");
  expect(lines).toMatchObject([
    { level: 40, said: expect.stringMatching(/^The path \/%E0\ncould not be decoded URIError/) },
    { level: 50, said: expect.stringContaining("boom") },
    { level: 30, said: "x".repeat(1000) },
    { level: 40, name: "DeprecationWarning", reason: "old" },
  ]);
});
