import { text } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import type { QueryConfig } from "pg";
import { expect } from "vitest";
import { test } from "#test/app.ts";
import { copyOut } from "./copy.ts";

test("a connection whose last rows filled the reader's hands answers what is asked next", async ({
  database,
}) => {
  const client = await database.pool.connect();
  try {
    const { rows, count } = copyOut(client, "copy (select repeat('a', 70000)) to stdout");

    expect(await text(rows)).toHaveLength(70_001);
    expect(await count).toBe(1);
    const next = client.query({ text: "select 1 as one", query_timeout: 2000 } as QueryConfig);
    expect((await next).rows).toEqual([{ one: 1 }]);
  } finally {
    client.release(true);
  }
});

test("rows stay as they came, however slowly they are read", async ({ database }) => {
  const client = await database.pool.connect();
  const letters = Array.from({ length: 400 }, (_, at) => String.fromCharCode(97 + (at % 26)));
  try {
    const { rows } = copyOut(
      client,
      `copy (select repeat(chr(97 + at % 26), 9000 + 37 * at) from generate_series(0, 399) as at) to stdout`,
    );
    let read = "";
    for await (const chunk of rows) {
      await setImmediate();
      read += chunk;
    }

    const lines = letters.map((letter, at) => `${letter.repeat(9000 + 37 * at)}\n`);
    expect(read === lines.join("")).toBe(true);
  } finally {
    client.release(true);
  }
});
