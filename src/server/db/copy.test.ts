import { text } from "node:stream/consumers";
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
