import { DrizzleQueryError } from "drizzle-orm/errors";
import { describe, expect, test } from "vitest";
import { savedProblems } from "#domain/saved/problems.ts";
import { AppError } from "#domain/shared/errors.ts";
import { openPool } from "./client.ts";
import { unavailableError } from "./unavailable.ts";

function failed(cause: object): Error {
  return new DrizzleQueryError("select 1", [], Object.assign(new Error("no"), cause));
}

describe("a database that cannot be had is no failure of the site's", () => {
  test.for([
    ["shutting down", { code: "57P01" }],
    ["starting", { code: "57P03" }],
    ["a broken connection", { code: "08006" }],
    ["no connection left", { code: "53300" }],
    ["nobody at the port", { code: "ECONNREFUSED" }],
    ["no socket", { code: "ENOENT", syscall: "connect" }],
    ["the driver's own words", { message: "Connection terminated unexpectedly" }],
  ] as const)("%s is 503, to be tried again", ([, cause]) => {
    expect(unavailableError(failed(cause))).toMatchObject({ status: 503, retryAfterSeconds: 5 });
  });

  test("no room is 507", () => {
    expect(unavailableError(failed({ code: "53100" }))).toMatchObject({ status: 507 });
  });

  test("one that is really not there is 503", async () => {
    const pool = openPool("postgres://nobody@127.0.0.1:9/nothing");
    const error = await pool.query("select 1").catch((thrown: unknown) => thrown);
    await pool.end();

    expect(unavailableError(error)).toMatchObject({ status: 503 });
  });
});

test("a mistake of ours stays one", () => {
  expect(unavailableError(failed({ code: "23505" }))).toBeUndefined();
  expect(unavailableError(failed({ code: "ENOENT", syscall: "open" }))).toBeUndefined();
  expect(unavailableError(new Error("undefined is not a function"))).toBeUndefined();
  expect(unavailableError(new AppError(savedProblems.noSuchHome()))).toBeUndefined();
  expect(unavailableError(undefined)).toBeUndefined();
});
