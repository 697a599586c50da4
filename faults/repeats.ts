/** R19: sent twice, sent twenty times at once, sent again with different content. */

import pg from "pg";
import { embeddedUrl, type Site } from "../bench/site.ts";
import { check } from "./check.ts";
import type { Fault } from "./fault.ts";
import { type Answer, call, withSite } from "./stage.ts";
import { requirement } from "./writers.ts";

const KEEP_HOURS = 24;

export const REPEATS: Fault[] = [
  {
    id: "R19",
    what: "double click, 2 and 20 at once, the form without scripts twice",
    bar: "exactly 1 row, same answer; other words under the same key 422; key kept 24 h",
    run: repeat,
  },
];

async function repeat(): Promise<string> {
  return withSite({ DEMO: "off" }, async (site, dataDir) => {
    for (const times of [2, 20]) await sendAtOnce(site, `at-once-${times}`, times);
    const other = await post(site, "at-once-2", "other words");
    check(other.status === 422, `other words under the same key answer ${other.status}`);
    const forms = await Promise.all([1, 2, 3].map(() => postForm(site)));
    check(
      forms.every(({ status }) => status === 303),
      `the form answers ${forms.map(({ status }) => status)}`,
    );
    const client = new pg.Client({ connectionString: embeddedUrl(dataDir) });
    await client.connect();
    try {
      const { rows } = await client.query<{ message: string; count: number }>(
        "select message, count(*)::int as count from requirements group by message",
      );
      const wrong = rows.filter(({ count }) => count !== 1);
      check(wrong.length === 0, `stored more than once: ${wrong.map(({ message }) => message)}`);
      check(rows.length === 3, `${rows.length} rows instead of 3`);
      // As if all but one hour of the day had passed.
      await client.query(
        `update requirements set created_at = created_at - interval '${KEEP_HOURS - 1} hours'`,
      );
    } finally {
      await client.end();
    }
    await sendAtOnce(site, "at-once-2", 1);
    return "2 and 20 at once: 1 row and one answer each; other words 422; three forms without scripts: 1 row; the key still known after 23 h";
  });
}

async function sendAtOnce(site: Site, key: string, times: number): Promise<void> {
  const answers = await Promise.all(Array.from({ length: times }, () => post(site, key, key)));
  const bodies = new Set(answers.map(({ body }) => body));
  check(
    answers.every(({ status }) => status === 201),
    `${times} at once answer ${answers.map(({ status }) => status)}`,
  );
  check(bodies.size === 1, `${times} at once got ${bodies.size} different answers`);
}

function post(site: Site, key: string, message: string): Promise<Answer> {
  return call(site, "/api/requirements", {
    method: "POST",
    body: requirement(message),
    headers: { "idempotency-key": key },
  });
}

/** Posts the form like a browser without scripts. */
async function postForm(site: Site): Promise<{ status: number }> {
  const body = new URLSearchParams({ ...requirement("by form"), listingType: "buy" });
  const response = await fetch(`${site.url}/?index`, {
    method: "POST",
    body,
    redirect: "manual",
    headers: { origin: site.url },
  });
  await response.arrayBuffer();
  return response;
}
