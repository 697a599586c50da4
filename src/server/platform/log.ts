import { format } from "node:util";
import { type DestinationStream, pino, stdSerializers } from "pino";
import type { Settings } from "./env.ts";

export type Log = ReturnType<typeof createLog>;

/** JSON lines on standard output. What is logged is chosen field by field: no bodies, no queries, no names. */
export function createLog(level: Settings["LOG_LEVEL"], destination?: DestinationStream) {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  };
  return pino(options, destination ?? standardOutput());
}

/** Written by node and not by pino, which turns in circles when the disk of a log file is full. */
function standardOutput(): DestinationStream {
  // What cannot be written down must not take the site along.
  process.stdout.on("error", () => {});
  return { write: (line) => void process.stdout.write(line) };
}

/**
 * What packages say on the console, and node itself, becomes lines of the log: React Router names each address that it
 * cannot decode, and whoever reads the log line by line could not read those.
 */
export function routeConsole(log: Log): void {
  const sayAt =
    (level: "error" | "warn" | "info") =>
    (...said: unknown[]) =>
      log[level]({ said: format(...said).slice(0, MAX_SAID) }, "said on the console");
  Object.assign(console, {
    error: sayAt("error"),
    warn: sayAt("warn"),
    log: sayAt("info"),
    info: sayAt("info"),
    debug: sayAt("info"),
  });
  // The one that is there by default writes to standard error.
  process.removeAllListeners("warning");
  process.on("warning", ({ name, message }) => log.warn({ name, reason: message }, "node warns"));
}

const MAX_SAID = 1000;

type StatementError = Error & { query: string; params: unknown[] };
type DatabaseError = Error & { code?: string; constraint?: string; table?: string };

/** A failed statement carries its values, and the database's details the row: both are people's data. */
function describeError(error: unknown): unknown {
  if (!isStatementError(error)) return stdSerializers.err(error as Error);
  const { message, code, constraint, table } = (error.cause ?? {}) as Partial<DatabaseError>;
  const stack = error.stack?.split(error.message).at(-1);
  return { type: "StatementError", message, code, constraint, table, stack };
}

function isStatementError(error: unknown): error is StatementError {
  return error instanceof Error && "query" in error && "params" in error;
}
