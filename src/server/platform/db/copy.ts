/** COPY, which the driver leaves to others: the rows of a table as text, out of the database or into it. */

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

/** The rows as they come, no faster than they are read; and how many they were. */
export function copyOut(
  client: pg.ClientBase,
  statement: string,
): { rows: Readable; count: Promise<number> } {
  let socket: Duplex | undefined;
  let isOver = false;
  const rows = new Readable({
    read: () => void socket?.resume(),
    destroy(error, done) {
      // Nobody reads on: to end the connection is the only way not to be sent the rest.
      if (!isOver) socket?.destroy();
      done(error);
    },
  });
  const count = run(client, statement, {
    onChunk(chunk, connection) {
      socket = connection.stream;
      // A copy: the driver writes what comes next over what it handed out.
      if (!rows.push(Buffer.from(chunk))) socket.pause();
    },
    onEnd(error) {
      isOver = true;
      // Paused by the last rows, which nobody asks to go on after; the next statement's answer comes here too.
      socket?.resume();
      if (error) rows.destroy(error);
      else rows.push(null);
    },
  });
  // Whoever reads the rows hears of a failure there; they may not have come to the count yet.
  count.catch(() => undefined);
  return { rows, count };
}

/** Answers how many rows were taken in. */
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

/** A query of the driver's own making would drop the data; this one hands it on. */
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
