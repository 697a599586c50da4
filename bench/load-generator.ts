/**
 * The child process of `load.ts`: keeps each connection busy with one request at a time. Uses bare sockets,
 * because a full HTTP client costs more than the server under load.
 */

import { connect, type Socket } from "node:net";
import { type Load, type LoadResult, UNIQUE } from "./load.ts";

type Answer = { status: number; headBytes: number; totalBytes: number };

const WARM_UP_MS = 500;
const HEAD_END = "\r\n\r\n";
const LAST_CHUNK = "0\r\n\r\n";

process.once("message", async (message: Load) => {
  const result = await generate(message);
  process.send?.(result);
});

async function generate(wanted: Load): Promise<LoadResult> {
  const next = requests(wanted);
  const statuses: Record<number, number> = {};
  let [counted, errors, isOver] = [0, 0, false];
  const countFrom = performance.now() + WARM_UP_MS;
  const countUntil = countFrom + wanted.durationMs;

  await Promise.all(Array.from({ length: wanted.connections }, drive));
  return { perSecond: (counted / wanted.durationMs) * 1000, statuses, errors };

  function count(status: number): void {
    statuses[status] = (statuses[status] ?? 0) + 1;
    const now = performance.now();
    isOver ||= now >= countUntil;
    if (now >= countFrom && !isOver) counted += 1;
  }

  function drive(): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect({ port: wanted.port, host: "127.0.0.1", noDelay: true });
      let isIdle = false;
      socket.on("connect", () => socket.write(next()));
      readAnswers(socket, (status) => {
        count(status);
        isIdle = isOver;
        if (isOver) socket.end();
        else socket.write(next());
      });
      socket.on("error", () => {});
      socket.on("close", () => {
        if (!isIdle) errors += 1;
        resolve();
      });
    });
  }
}

function requests({ method = "GET", path, headers = {}, body = "", port }: Load): () => Buffer {
  const lines = Object.entries({ host: `localhost:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  let sent = 0;
  const unique = () => `${process.pid}-${String(sent).padStart(9, "0")}`;
  const make = () => {
    sent += 1;
    const text = body.replaceAll(UNIQUE, unique());
    const length = method === "POST" ? [`content-length: ${Buffer.byteLength(text)}`] : [];
    const head = [`${method} ${path} HTTP/1.1`, ...lines, ...length].join("\r\n");
    return Buffer.from(head.replaceAll(UNIQUE, unique()) + HEAD_END + text);
  };
  if (method === "POST") return make;
  const same = make();
  return () => same;
}

/** Calls back with the status of each complete response. */
function readAnswers(socket: Socket, onAnswer: (status: number) => void): void {
  let held: Buffer | undefined;
  let answer: Answer | undefined;
  let received = 0;
  socket.on("data", (chunk: Buffer) => {
    received += chunk.length;
    if (answer === undefined || answer.totalBytes < 0) {
      held = held ? Buffer.concat([held, chunk]) : chunk;
      answer = readHead(held);
    }
    if (answer === undefined || received < answer.totalBytes || answer.totalBytes < 0) return;
    const { status } = answer;
    [held, answer, received] = [undefined, undefined, 0];
    onAnswer(status);
  });
}

/** Returns undefined while the head is incomplete; `totalBytes` is -1 until the last chunk has arrived. */
function readHead(held: Buffer): Answer | undefined {
  const end = held.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const head = held.toString("latin1", 0, end);
  const status = Number(head.slice(9, 12));
  const headBytes = end + HEAD_END.length;
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) return { status, headBytes, totalBytes: headBytes + Number(length) };
  const isWhole = held.toString("latin1", held.length - LAST_CHUNK.length) === LAST_CHUNK;
  return { status, headBytes, totalBytes: isWhole ? held.length : -1 };
}
