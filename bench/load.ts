/** Generates load from a separate process, so that measuring does not slow down what is measured. */

import { ask } from "./child.ts";

/** A placeholder in a request's head or body, replaced by a number unique within the run. */
export const UNIQUE = "##UNIQUE##";

export type Load = {
  port: number;
  connections: number;
  durationMs: number;
  method?: "GET" | "POST";
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

export type LoadResult = {
  perSecond: number;
  statuses: Record<number, number>;
  errors: number;
};

async function load(wanted: Load): Promise<LoadResult> {
  const { child, answer } = await ask<LoadResult>("load-generator.ts", wanted);
  child.kill();
  return answer;
}

/** Like `load`, but throws on any other status, which would make the numbers worthless. */
export async function loadExpecting(status: number, wanted: Load): Promise<LoadResult> {
  const result = await load(wanted);
  const others = Object.keys(result.statuses).filter((each) => Number(each) !== status);
  if (others.length > 0 || result.errors > 0) {
    const seen = JSON.stringify({ ...result.statuses, errors: result.errors });
    throw new Error(`${wanted.path} answered other than ${status} under load: ${seen}`);
  }
  return result;
}
