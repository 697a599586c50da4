/** Requests at a steady rate, from a process of its own. */

import { ask } from "../bench/child.ts";

export type Flood = {
  port: number;
  /** `##` becomes a number that no other request has. */
  path: string;
  headers: Record<string, string>;
  perSecond: number;
  durationMs: number;
};

export type Seen = { status: number; ms: number; doesSayWhen: boolean };
export type FloodResult = { sent: number; seen: Seen[] };

export async function flood(wanted: Flood): Promise<FloodResult> {
  const { child, answer } = await ask<FloodResult>("../faults/flood-generator.ts", wanted);
  child.kill();
  return answer;
}
