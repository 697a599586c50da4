/** COPY, which the driver lacks: streams a table's rows as text out of the database or into it. */

import { once } from "node:events";
import { type Duplex, Readable } from "node:stream";
import type pg from "pg";

type Connection = {
  stream: Duplex;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};

type Work = {
  onStart?: (connection: Connection) => void;
  onChunk?: (chunk: Buffer, connection: Connection) => void;
  onEnd?: (error?: Error) => void;
};

/** Streams the rows no faster than they are read, and returns their count. */
export function copyOut(
  client: pg.ClientBase,
  statement: string,
): { rows: Readable; count: Promise<number> } {
  let socket: Duplex | undefined;
  let isOver = false;
  const rows = new Readable({
    read: () => void socket?.resume(),
    destroy(error, done) {
      // The reader stopped: closing the connection is the only way to avoid receiving the rest.
      if (!isOver) socket?.destroy();
      done(error);
    },
  });
  const count = run(client, statement, {
    onChunk(chunk, connection) {
      socket = connection.stream;
      // Copied, because the driver reuses its buffer for the next data.
      if (!rows.push(Buffer.from(chunk))) socket.pause();
    },
    onEnd(error) {
      isOver = true;
      // The last rows may have paused it, with no reader to resume it; the next answer arrives here too.
      socket?.resume();
      if (error) rows.destroy(error);
      else rows.push(null);
    },
  });
  // The reader of the rows gets the failure there, possibly before anything awaits the count.
  count.catch(() => undefined);
  return { rows, count };
}

/** Returns the number of rows stored. */
export function copyIn(client: pg.ClientBase, statement: string, rows: Readable): Promise<number> {
  const ended = new AbortController();
  return run(client, statement, {
    onStart: (connection) => void send(rows, connection, ended.signal),
    onEnd: () => ended.abort(),
  });
}

async function send(rows: Readable, connection: Connection, ended: AbortSignal): Promise<void> {
  try {
    for await (const chunk of rows) {
      if (ended.aborted) return;
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain) {
        await once(connection.stream, "drain", { signal: ended });
      }
    }
    connection.endCopyFrom();
  } catch (error) {
    if (!ended.aborted) connection.sendCopyFail((error as Error).message);
  }
}

/** The driver's own query class would drop the data; this one passes it on. */
function run(client: pg.ClientBase, statement: string, work: Work): Promise<number> {
  return new Promise((resolve, reject) => {
    let count = 0;
    let failure: Error | undefined;
    client.query({
      submit: (connection: unknown) => (connection as Connection).query(statement),
      handleCopyInResponse: (connection: Connection) => work.onStart?.(connection),
      handleCopyData: ({ chunk }: { chunk: Buffer }, connection: Connection) =>
        work.onChunk?.(chunk, connection),
      handleCommandComplete({ text }: { text: string }) {
        count = Number(/^COPY (\d+)/.exec(text)?.[1] ?? 0);
      },
      handleError(error: Error) {
        failure = error;
        work.onEnd?.(error);
        reject(error);
      },
      handleReadyForQuery() {
        if (failure) return;
        work.onEnd?.();
        resolve(count);
      },
    });
  });
}
