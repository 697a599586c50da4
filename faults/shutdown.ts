/** R26: when asked to stop, the server finishes what it began and closes its database. */

import { existsSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { AUTH_SECRET, freePort, newFolder, startSite, statusOf } from "../bench/site.ts";
import { check, seconds } from "./check.ts";
import { requirement } from "./writers.ts";

const REQUESTS = 10;
const PAUSE_MS = 500;
const STOP_LIMIT_MS = 30_000;
const WAITING_STOP_LIMIT_MS = 2_000;

export async function stopDuringRequests(): Promise<string> {
  const folder = await newFolder();
  const site = await startSite({ dataDir: folder.path, settings: { DEMO: "off" } });
  try {
    const slow = Array.from({ length: REQUESTS }, (_, at) =>
      sendSlowly(site.port, `slow-key-${at}`),
    );
    await sleep(PAUSE_MS);
    const askedAt = performance.now();
    const stopping = site.stop();
    await sleep(PAUSE_MS);
    check((await statusOf(site, "/healthz")) === 0, "a new connection was still taken");
    const answers = await Promise.all(slow.map(({ finish }) => finish()));
    const exitCode = await stopping;
    const tookMs = performance.now() - askedAt;
    const answered = answers.filter((answer) => answer.startsWith("HTTP/1.1 201")).length;
    check(answered === REQUESTS, `${answered} of ${REQUESTS} requests under way were answered`);
    check(exitCode === 0, `it ended with code ${exitCode}`);
    check(tookMs <= STOP_LIMIT_MS, `stopping took ${seconds(tookMs)}`);
    const pidFile = join(folder.path, "postgres", "postmaster.pid");
    check(!existsSync(pidFile), "its database is still running");
    return `${answered} of ${REQUESTS} requests finished, code 0, database stopped, ${seconds(tookMs)} in all`;
  } finally {
    await site.kill();
    await folder.remove();
  }
}

/** A server still waiting for its database has nothing to finish. */
export async function stopWhileWaiting(): Promise<string> {
  const folder = await newFolder();
  // Nothing listens there, so the server waits as for a database that is not up yet.
  const settings = {
    DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/nothing`,
    AUTH_SECRET,
  };
  const site = await startSite({ dataDir: folder.path, settings, isListeningEnough: true });
  try {
    await sleep(PAUSE_MS);
    const askedAt = performance.now();
    const exitCode = await Promise.race([site.stop(), sleep(WAITING_STOP_LIMIT_MS, "still there")]);
    const tookMs = performance.now() - askedAt;
    check(exitCode === 0, `asked once, it ended with: ${exitCode}`);
    return `code 0 after ${seconds(tookMs)}, asked once`;
  } finally {
    await site.kill();
    await folder.remove();
  }
}

/** Sends half a body at once and the rest on request. */
function sendSlowly(port: number, key: string) {
  const body = JSON.stringify(requirement(key));
  const head = [
    "POST /api/requirements HTTP/1.1",
    `host: localhost:${port}`,
    "content-type: application/json",
    `idempotency-key: ${key}`,
    `content-length: ${body.length}`,
  ].join("\r\n");
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  socket.on("error", () => {});
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.write(`${head}\r\n\r\n${body.slice(0, 20)}`);
  return {
    async finish(): Promise<string> {
      socket.write(body.slice(20));
      await closed;
      return answer;
    },
  };
}
