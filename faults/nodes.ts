/** R12: two nodes on one database behave like one. */

import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { startMailServer } from "#test/mail-server.ts";
import { createPostgres } from "../bench/postgres.ts";
import { AUTH_SECRET, newFolder, type Site, startSite } from "../bench/site.ts";
import { check, seconds } from "./check.ts";
import { newPerson, signIn } from "./person.ts";
import { requirement } from "./writers.ts";

const MAILS = 40;
const MAIL_LIMIT_MS = 30_000;
const PER_PHONE = 3;
export const DEMO_PASSWORD = "demo password of the faults";

export async function actAsOne(): Promise<string> {
  const postgres = await createPostgres();
  await postgres.start();
  const folder = await newFolder();
  const mailServer = await startMailServer();
  const DATABASE_URL = await postgres.createDatabase("nodes");
  const settings = {
    DATABASE_URL,
    AUTH_SECRET,
    DEMO_PASSWORD,
    DEMO: "on",
    RATE_LIMITS: "on",
    SMTP_URL: mailServer.url,
    MAIL_FROM: "post@aangan.example",
  };
  const nodes: Site[] = [];
  try {
    for (const name of ["one", "two"]) {
      nodes.push(await startSite({ dataDir: join(folder.path, name), settings }));
    }
    const [one, two] = nodes as [Site, Site];
    await checkSession(one, two);
    await checkLimits(one, two);
    const tookMs = await checkMails(DATABASE_URL, mailServer.mails);
    return `one session on both, ended on both; ${PER_PHONE} requirements a phone between them; ${MAILS} mails each sent once in ${seconds(tookMs)}`;
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
    await mailServer.close();
    await postgres.remove();
    await folder.remove();
  }
}

async function checkSession(one: Site, two: Site): Promise<void> {
  const buyer = newPerson();
  await signIn(buyer, one.url, "buyer@demo.local", DEMO_PASSWORD);
  for (const { url } of [one, two, one]) await buyer.call("GET", `${url}/api/me`);
  await buyer.call("POST", `${two.url}/api/auth/sign-out`, {});
  const { status } = await buyer.ask(`${one.url}/api/me`);
  check(status === 401, `signed out on the other node, /api/me answers ${status}`);
}

/** The fourth request of a day from one phone is refused, whichever nodes the first three went to. */
async function checkLimits(one: Site, two: Site): Promise<void> {
  const statuses: number[] = [];
  for (const { url } of [one, two, one, two]) {
    const response = await fetch(`${url}/api/requirements`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...requirement(`limit ${statuses.length}`), phone: "9812345670" }),
    });
    statuses.push(response.status);
  }
  const expected = [...Array.from({ length: PER_PHONE }, () => 201), 429];
  check(statuses.join() === expected.join(), `one phone's requirements answered ${statuses}`);
}

/** Both nodes look for mails to send at the same time. */
async function checkMails(databaseUrl: string, mails: { subject?: string }[]): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client
    .query(
      `insert into messages (id, channel, recipient, subject, body)
       select gen_random_uuid(), 'mail', 'a@example.com', 'job ' || n, 'Hello'
         from generate_series(1, $1::int) n`,
      [MAILS],
    )
    .finally(() => client.end());
  const startedAt = performance.now();
  const jobs = () => mails.flatMap(({ subject }) => (subject?.startsWith("job ") ? [subject] : []));
  while (jobs().length < MAILS && performance.now() - startedAt < MAIL_LIMIT_MS) await sleep(50);
  const tookMs = performance.now() - startedAt;
  // Long enough for a second copy to come.
  await sleep(1_000);
  check(new Set(jobs()).size === MAILS, `${new Set(jobs()).size} of ${MAILS} mails were sent`);
  check(jobs().length === MAILS, `${jobs().length - MAILS} mails were sent twice`);
  return tookMs;
}
