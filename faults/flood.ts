/** Requests at a steady rate, from a process of its own. */

import { ask } from "../bench/child.ts";

export type Flood = {
  port: number;
  /** `##` becomes a number that no other request has, of this flood or an earlier one: nothing is asked twice. */
  path: string;
  headers: Record<string, string>;
  perSecond: number;
  durationMs: number;
};

/** `at` is when the answer came, from the flood's beginning. */
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

/** Who is answered after the flood's end was waiting, and is no part of what a second serves. */
export function servedPerSecond({ seen }: FloodResult, durationMs: number): number {
  const served = seen.filter(({ status, at }) => status === 200 && at <= durationMs);
  return served.length / (durationMs / 1000);
}
