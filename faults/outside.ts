/** R35, R36 and R37: failures of the bucket, of the mail server, and of a node in the middle of a job. */

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import S3rver from "s3rver";
import { startMailServer } from "#test/mail-server.ts";
import { embeddedUrl, type Site, startSite } from "../bench/site.ts";
import { check, seconds } from "./check.ts";
import type { Fault } from "./fault.ts";
import { idOf, photo, upload } from "./pictures.ts";
import {
  ADMIN_SETTINGS,
  call,
  signIn,
  stopOrKill,
  until,
  withFolder,
  withSiteIn,
} from "./stage.ts";
import { openWire } from "./wire.ts";

const UPLOAD_LIMIT_MS = 10_000;
const REQUEST_LIMIT_MS = 1_000;
const LEASE_LIMIT_MS = 5 * 60_000;

export const OUTSIDE: Fault[] = [
  {
    id: "R35",
    what: "the bucket refuses, goes silent, goes away",
    bar: "upload 503 within 10 s with Retry-After, pages with pictures fine, nothing half saved",
    run: loseBucket,
  },
  {
    id: "R36",
    what: "the mail server says 4xx, 5xx, nothing, and is gone",
    bar: "requests at once, retried with backoff, 5xx failed and shown to the admin, no mail twice",
    run: loseMail,
  },
  {
    id: "R37",
    what: "the server is killed in the middle of sending a mail",
    bar: "sent after all, within 5 minutes, never lost",
    run: killMidJob,
  },
];

async function loseBucket(): Promise<string> {
  return withFolder(async (folder) => {
    const bucket = new S3rver({
      address: "127.0.0.1",
      port: 0,
      silent: true,
      directory: join(folder, "buckets"),
      configureBuckets: [{ name: "homes" }],
    });
    const { port } = await bucket.run();
    const refusing = await startRefusing();
    const wire = await openWire(port);
    const settings = (endpointPort: number) => ({
      S3_ENDPOINT: `http://127.0.0.1:${endpointPort}`,
      S3_BUCKET: "homes",
      S3_REGION: "us-east-1",
      S3_ACCESS_KEY: "S3RVER",
      S3_SECRET_KEY: "S3RVER",
    });
    try {
      const refused = await withSiteIn(join(folder, "403"), settings(refusing.port), (site) =>
        checkRefusal(site),
      );
      return await withSiteIn(join(folder, "data"), settings(wire.port), async (site) => {
        const token = await signIn(site);
        const kept = await upload(site, token, await photo(1));
        check(kept.status === 201, `an upload answers ${kept.status}`);
        const picture = `/images/${idOf(kept)}/320.webp`;
        check((await call(site, picture)).status === 200, "a picture is not shown");
        wire.freeze();
        const silent = await checkRefusal(site, token);
        wire.thaw();
        wire.close();
        const gone = await checkRefusal(site, token);
        const page = await call(site, "/companies");
        check(page.status === 200, `pages answer ${page.status}`);
        return `403: 503 in ${seconds(refused)}; silent: 503 in ${seconds(silent)}; gone: 503 in ${seconds(gone)}; pages 200, no row without its picture`;
      });
    } finally {
      wire.close();
      refusing.close();
      await bucket.close();
    }
  });
}

/** Returns how long the refusal took. */
async function checkRefusal(site: Site, given?: string): Promise<number> {
  const token = given ?? (await signIn(site));
  const answer = await upload(site, token, await photo(Math.floor(Math.random() * 1000)));
  check(answer.status === 503, `an upload answers ${answer.status}: ${answer.body}`);
  check(answer.headers.has("retry-after"), "Retry-After is missing");
  check(answer.ms <= UPLOAD_LIMIT_MS, `the refusal took ${seconds(answer.ms)}`);
  return answer.ms;
}

async function startRefusing() {
  const server = createServer((_, response) => response.writeHead(403).end()).listen(
    0,
    "127.0.0.1",
  );
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

async function loseMail(): Promise<string> {
  return withFolder(async (dataDir) => {
    let mailServer = await startMailServer();
    const port = Number(new URL(mailServer.url).port);
    const settings = { SMTP_URL: mailServer.url, MAIL_FROM: "desk@example.com" };
    return withSiteIn(dataDir, settings, async (site) => {
      try {
        const token = await signIn(site);
        mailServer.refuseWith(451);
        const greylistMs = await causeMail(site, "grey@example.com");
        await until(
          async () => (await stateOf(dataDir, "grey@example.com")).attempts > 0,
          15_000,
          "not tried",
        );
        // Its next attempt must not run into the refusal below.
        mailServer.refuseWith(0);
        await makeDue(dataDir);
        await until(
          async () => (await stateOf(dataDir, "grey@example.com")).status === "sent",
          20_000,
          "451 was final",
        );
        mailServer.refuseWith(550);
        await causeMail(site, "refused@example.com");
        await until(
          async () => (await stateOf(dataDir, "refused@example.com")).status === "failed",
          15_000,
          "a 550 is not given up",
        );
        const system = await call(site, "/api/admin/system", { token });
        check(
          /"failed":\{"messages":[1-9]/.test(system.body),
          "the admin does not see the failure",
        );
        mailServer.refuseWith(0);
        await mailServer.close();
        const downMs = await causeMail(site, "down@example.com");
        await until(
          async () => (await stateOf(dataDir, "down@example.com")).attempts > 0,
          15_000,
          "not tried",
        );
        mailServer = await startMailServer(port);
        await makeDue(dataDir);
        await until(
          async () => (await stateOf(dataDir, "down@example.com")).status === "sent",
          20_000,
          "it was not sent when the mail server was back",
        );
        const twice = new Set(mailServer.mails.map(({ messageId }) => messageId)).size;
        check(twice === mailServer.mails.length, "a mail came twice");
        const slowestMs = Math.max(greylistMs, downMs);
        check(slowestMs <= REQUEST_LIMIT_MS, `a request waited ${seconds(slowestMs)}`);
        return `requests in ${seconds(slowestMs)} at most; 451 and a server that was gone: tried again and sent once; 550: failed, and the admin's system page says so`;
      } finally {
        await mailServer.close();
      }
    });
  });
}

/** Kills the server after it sent the mail and before it recorded that: the worst possible moment. */
async function killMidJob(): Promise<string> {
  return withFolder(async (dataDir) => {
    const mailServer = await startMailServer();
    const wire = await openWire(Number(new URL(mailServer.url).port));
    wire.delayBy(400);
    const settings = {
      ...ADMIN_SETTINGS,
      SMTP_URL: `smtp://127.0.0.1:${wire.port}`,
      MAIL_FROM: "desk@example.com",
    };
    let site = await startSite({ dataDir, settings });
    try {
      await causeMail(site, "killed@example.com");
      await until(
        async () => (await stateOf(dataDir, "killed@example.com")).attempts > 0,
        15_000,
        "not begun",
      );
      await site.kill();
      const killedAt = performance.now();
      wire.delayBy(0);
      site = await startSite({ dataDir, settings });
      const before = await stateOf(dataDir, "killed@example.com");
      check(before.status === "queued", `it is ${before.status} though nobody finished it`);
      await until(
        async () => (await stateOf(dataDir, "killed@example.com")).status === "sent",
        LEASE_LIMIT_MS,
        "it was never sent",
      );
      const tookMs = performance.now() - killedAt;
      await sleep(200);
      const mails = mailServer.mails.filter(({ recipients }) =>
        recipients.includes("killed@example.com"),
      );
      check(mails.length >= 1, "nothing arrived");
      const ids = new Set(mails.map(({ messageId }) => messageId));
      check(ids.size === 1, "the second has another id");
      return `killed while sending; ${seconds(tookMs)} later sent by the next process, ${mails.length} arrived under one Message-ID`;
    } finally {
      await stopOrKill(site);
      wire.close();
      await mailServer.close();
    }
  });
}

/** A newsletter sign-up sends its link by mail; returns how long the request took. */
async function causeMail(site: Site, email: string): Promise<number> {
  const answer = await call(site, "/api/newsletter", { method: "POST", body: { email } });
  check(answer.status < 300, `the request answers ${answer.status}: ${answer.body}`);
  return answer.ms;
}

async function stateOf(dataDir: string, recipient: string) {
  const rows = await query<{ status: string; attempts: number }>(
    dataDir,
    "select status, attempts from messages where recipient = $1",
    [recipient],
  );
  return rows[0] ?? { status: "absent", attempts: 0 };
}

/** The backoff takes minutes, so make the messages due now. */
async function makeDue(dataDir: string): Promise<void> {
  await query(dataDir, "update messages set next_attempt_at = now() where status = 'queued'", []);
}

async function query<Row>(dataDir: string, text: string, values: unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: embeddedUrl(dataDir) });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}
