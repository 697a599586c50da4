/** The child process of `flood.ts`: sends requests at a steady rate, whether or not responses come. */

import { Agent, request } from "node:http";
import type { Flood, FloodResult, Seen } from "./flood.ts";

const MAX_SOCKETS = 2_000;
const PATIENCE_MS = 10_000;
const TICK_MS = 5;

type Numbered = Flood & { first: number };

process.once("message", async (flood: Numbered) => {
  process.send?.(await generate(flood));
});

async function generate(flood: Numbered): Promise<FloodResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS });
  const startedAt = performance.now();
  const seen: Seen[] = [];
  const note = (answer: Omit<Seen, "at">) =>
    void seen.push({ ...answer, at: performance.now() - startedAt });
  const underway: Promise<void>[] = [];
  let sent = 0;
  while (performance.now() - startedAt < flood.durationMs) {
    const due = ((performance.now() - startedAt) / 1000) * flood.perSecond;
    for (; sent < due; sent += 1) underway.push(askOnce(flood, agent, sent, note));
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  await Promise.all(underway);
  agent.destroy();
  return { sent, seen };
}

function askOnce(
  flood: Numbered,
  agent: Agent,
  at: number,
  note: (answer: Omit<Seen, "at">) => void,
): Promise<void> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, doesSayWhen: boolean) => {
      note({ status, ms: performance.now() - startedAt, doesSayWhen });
      resolve();
    };
    const asked = request(
      {
        agent,
        host: "127.0.0.1",
        port: flood.port,
        path: flood.path.replace("##", String(flood.first + at)),
        headers: flood.headers,
        timeout: PATIENCE_MS,
      },
      (response) => {
        response.resume();
        response.on("end", () =>
          end(response.statusCode ?? 0, response.headers["retry-after"] !== undefined),
        );
        response.on("error", () => end(0, false));
      },
    );
    asked.on("timeout", () => asked.destroy());
    asked.on("error", () => end(0, false));
    asked.end();
  });
}
