/** Hears of every change to what the public pages show, whichever node made it. */

import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

type Options = {
  url: string;
  onChange: () => void;
  /** Whether changes are being heard; false from the moment the connection is lost. */
  onListening: (isListening: boolean) => void;
  /** The database neither answers nor refuses: whoever waits for it waits in vain. */
  onSilence?: () => void;
  heartbeatMs?: number;
};

const CHANNEL = "public_data";
const RETRY_MS = 500;
// A connection that died without a word looks like one on which nothing happens.
const HEARTBEAT_MS = 3_000;
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
      query_timeout: heartbeatMs,
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
    await connection.query(`listen ${CHANNEL}`);
    onListening(true);
    const heartbeat = setInterval(() => {
      connection.query("select 1").catch(() => connection.end());
    }, heartbeatMs);
    await lost;
    clearInterval(heartbeat);
  }
}

/** The driver has no code for it. */
function isTimeout({ message }: Error): boolean {
  return /timeout/.test(message);
}
