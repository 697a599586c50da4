/** S73: clients that send a byte now and then are disconnected and hold up no other visitor. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "@playwright/test";

const SLOW_CLIENTS = 400;
const DRIP_MS = 2_000;
const CLOSED_WITHIN_MS = 15_000;

const BEGINNINGS = [
  // Headers that never end.
  "GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ",
  // Not even a complete request line.
  "POST /api/requ",
];

async function startSite() {
  const dataDir = await mkdtemp(join(tmpdir(), "aangan-slow-"));
  const env = { PATH: process.env.PATH, NODE_ENV: "production", PORT: "0", DATA_DIR: dataDir };
  const server = spawn(process.execPath, ["server.ts"], { env: { ...env, DEMO: "off" } });
  let text = "";
  server.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
  });
  await expect.poll(() => text, { timeout: 100_000 }).toMatch(/Ready\./);
  const port = Number(/localhost:(\d+)/.exec(text)?.[1]);
  return {
    port,
    async stop() {
      const exited = once(server, "exit");
      server.kill("SIGTERM");
      await exited;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function dripping(port: number, at: number): { socket: Socket; closed: Promise<number> } {
  const started = Date.now();
  const socket = connect(port, "127.0.0.1");
  const closed = new Promise<number>((resolve) => {
    socket.on("error", () => {});
    socket.on("close", () => resolve(Date.now() - started));
  });
  socket.resume();
  socket.write(BEGINNINGS[at % BEGINNINGS.length] ?? "");
  const drip = setInterval(() => socket.write("a"), DRIP_MS);
  void closed.then(() => clearInterval(drip));
  return { socket, closed };
}

test("four hundred who drip are sent away, and health is answered at once meanwhile", {
  tag: "@whole",
}, async () => {
  const site = await startSite();
  try {
    const clients = Array.from({ length: SLOW_CLIENTS }, (_, at) => dripping(site.port, at));
    const waits: number[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      const started = performance.now();
      expect((await fetch(`http://127.0.0.1:${site.port}/healthz`)).status).toBe(200);
      waits.push(performance.now() - started);
      await sleep(300);
    }
    const late = sleep(CLOSED_WITHIN_MS * 2, Number.POSITIVE_INFINITY, { ref: false });
    const times = await Promise.all(clients.map(({ closed }) => Promise.race([closed, late])));
    for (const { socket } of clients) socket.destroy();

    expect(Math.max(...times)).toBeLessThan(CLOSED_WITHIN_MS);
    expect(waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.9)]).toBeLessThan(200);
  } finally {
    await site.stop();
  }
});
