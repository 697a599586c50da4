import { pino } from "pino";
import type { Settings } from "./env.ts";

export type Log = ReturnType<typeof createLog>;

/** JSON lines on standard output. What is logged is chosen field by field: no bodies, no queries, no names. */
export function createLog(level: Settings["LOG_LEVEL"]) {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}
