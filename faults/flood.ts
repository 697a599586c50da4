/** Requests at a steady rate, from a separate process. */

import { ask } from "../bench/child.ts";

export type Flood = {
  port: number;
  /** `##` becomes a number unique across all floods, so that no request is repeated. */
  path: string;
  headers: Record<string, string>;
  perSecond: number;
  durationMs: number;
};

/** `at` is when the response came, measured from the start of the flood. */
export type Seen = { status: number; ms: number; at: number; doesSayWhen: boolean };
export type FloodResult = { sent: number; seen: Seen[] };

let first = 0;

export async function flood(wanted: Flood): Promise<FloodResult> {
  const numbered = { ...wanted, first };
  const { child, answer } = await ask<FloodResult>("../faults/flood-generator.ts", numbered);
  child.kill();
  first += answer.sent;
  return answer;
}

/** Leaves out responses after the end of the flood: those requests were still waiting. */
export function servedPerSecond({ seen }: FloodResult, durationMs: number): number {
  const served = seen.filter(({ status, at }) => status === 200 && at <= durationMs);
  return served.length / (durationMs / 1000);
}
