import { format } from "node:util";
import { type DestinationStream, pino, stdSerializers } from "pino";
import type { Settings } from "./env.ts";

export type Log = ReturnType<typeof createLog>;

/** JSON lines on standard output. Logged fields are chosen one by one: no bodies, no queries, no names. */
export function createLog(level: Settings["LOG_LEVEL"], destination?: DestinationStream) {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  };
  return pino(options, destination ?? standardOutput());
}

/** Written by node and not by pino, which loops endlessly when the disk of a log file is full. */
function standardOutput(): DestinationStream {
  // A log line that cannot be written must not crash the site.
  process.stdout.on("error", () => {});
  return { write: (line) => void process.stdout.write(line) };
}

/**
 * Turns console output of packages and of node itself into log lines: React Router prints each URL that it
 * cannot decode, and tools that parse the log line by line could not read that.
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
  // The default handler writes to standard error.
  process.removeAllListeners("warning");
  process.on("warning", ({ name, message }) => log.warn({ name, reason: message }, "node warns"));
}

const MAX_SAID = 1000;

type StatementError = Error & { query: string; params: unknown[] };
type DatabaseError = Error & { code?: string; constraint?: string; table?: string };

/** A failed statement carries its values, and the database's details the row: both are personal data. */
function describeError(error: unknown): unknown {
  if (!isStatementError(error)) return stdSerializers.err(error as Error);
  const { message, code, constraint, table } = (error.cause ?? {}) as Partial<DatabaseError>;
  const stack = error.stack?.split(error.message).at(-1);
  return { type: "StatementError", message, code, constraint, table, stack };
}

function isStatementError(error: unknown): error is StatementError {
  return error instanceof Error && "query" in error && "params" in error;
}
