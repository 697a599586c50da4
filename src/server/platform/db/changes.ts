/** Listens for every change to public data, whichever node made it. */

import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

type Options = {
  url: string;
  onChange: () => void;
  /** Whether changes are being heard; false from the moment the connection is lost. */
  onListening: (isListening: boolean) => void;
  /** The database neither answers nor refuses: waiting for it is pointless. */
  onSilence?: () => void;
  heartbeatMs?: number;
};

const CHANNEL = "public_data";
const RETRY_MS = 500;
// A connection that died silently looks like one on which nothing happens. Requests that wait for the
// database fail within five seconds: one until the next beat, up to three for its answer.
const HEARTBEAT_MS = 1_000;
const BEATS_WAITED = 2.5;
const GRACE_BEATS = 0.5;
const CONNECT_TIMEOUT_MS = 5_000;

export function listenForChanges({
  url,
  onChange,
  onListening,
  onSilence,
  heartbeatMs = HEARTBEAT_MS,
}: Options) {
  let client: pg.Client | undefined;
  let isStopped = false;
  const finished = keepListening();

  return {
    async stop() {
      isStopped = true;
      await client?.end().catch(() => undefined);
      await finished;
    },
  };

  async function keepListening(): Promise<void> {
    while (!isStopped) {
      await listenUntilLost().catch(() => undefined);
      onListening(false);
      if (!isStopped) await sleep(RETRY_MS);
    }
  }

  async function listenUntilLost(): Promise<void> {
    const connection = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: Math.min(CONNECT_TIMEOUT_MS, 2 * heartbeatMs),
      keepAlive: true,
      application_name: "aangan-changes",
    });
    client = connection;
    const lost = new Promise<void>((resolve) => {
      connection.on("error", () => resolve());
      connection.on("end", () => resolve());
    });
    connection.on("notification", onChange);
    await connection.connect().catch((error: Error) => {
      if (isTimeout(error)) onSilence?.();
      throw error;
    });
    const heard = connection.query(`listen ${CHANNEL}`).then(() => true);
    if (!(await isInTime(heard))) throw new Error("timeout expired");
    onListening(true);
    await Promise.race([lost, beatUntilSilent(connection)]);
    connection.end().catch(() => undefined);
  }

  async function beatUntilSilent(connection: pg.Client): Promise<void> {
    for (;;) {
      const answer = connection.query("select 1").then(
        () => true,
        () => true,
      );
      if (!(await isInTime(answer))) break;
      await sleep(heartbeatMs);
    }
    if (!isStopped) onSilence?.();
  }

  /** A process that was itself busy checks again before it blames the database. */
  async function isInTime(answer: Promise<boolean>): Promise<boolean> {
    const late = new AbortController();
    const { signal } = late;
    const patience = sleep(BEATS_WAITED * heartbeatMs, undefined, { signal })
      .then(() => sleep(GRACE_BEATS * heartbeatMs, false, { signal }))
      .catch(() => false);
    return Promise.race([answer, patience]).finally(() => late.abort());
  }
}

/** The driver has no code for it. */
function isTimeout({ message }: Error): boolean {
  return /timeout/.test(message);
}
