/**
 * How many requests are worked on at once, and who comes next. When more is asked than can be done,
 * doing it all at once makes everybody wait and nobody be served: so a few are worked on, some wait a
 * moment, and the rest are told at once to come again. Addresses take turns, so that one who asks for
 * much waits for their own and not others for them.
 */

import type { ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";

type Waiter = { go: () => void; refuse: () => void; since: number };

type Options = {
  now?: () => number;
  /** Between 0 and 1: how much of the time the process was busy since it was last asked. */
  busyness?: () => number;
  maxWaiting?: number;
  maxWaitMs?: number;
};

/** The core is the limit below, waiting for the database above. */
const FEWEST = 4;
const MOST = 64;
const AT_FIRST = 16;
const MAX_WAITING = 192;
/** However slow it goes, so many may wait. */
const MIN_WAITING = 64;
const MAX_WAIT_MS = 1_800;
/** A request that takes longer, as an export does, no longer counts: it would keep its place for minutes. */
const MAX_HOLD_MS = 1_000;
const ADJUST_MS = 100;
const FULL = 0.9;
const ROOM_LEFT = 0.7;

export function createTurnstile({
  now = () => performance.now(),
  busyness = eventLoopBusyness(),
  maxWaiting = MAX_WAITING,
  maxWaitMs = MAX_WAIT_MS,
}: Options = {}) {
  /** In the order of their next turns. */
  const lines = new Map<string, Waiter[]>();
  let [active, waiting, limit, wasFull] = [0, 0, AT_FIRST, false];
  let [finished, perSecond] = [0, maxWaiting];
  let timer: NodeJS.Timeout | undefined;

  return {
    /** Calls `go` when it is this request's turn, or `refuse`; either at once or a moment later. */
    enter(address: string, response: ServerResponse, go: () => void, refuse: () => void): void {
      watch();
      if (active < limit && waiting === 0) {
        start(response, go);
        return;
      }
      wasFull = true;
      if (waiting < roomToWait() || makeRoomFor(address)) {
        wait(address, { go: () => start(response, go), refuse });
      } else refuse();
    },

    /** For a request whose body is still on its way: it holds no place while it arrives. */
    isCrowded: (): boolean => waiting >= roomToWait() || active >= MOST + maxWaiting,
    hold,
  };

  /** As many as a second serves: whoever would wait longer is told so now, and not later. */
  function roomToWait(): number {
    return Math.max(MIN_WAITING, Math.min(maxWaiting, perSecond));
  }

  /** The last of the longest line is sent away for somebody who has fewer waiting. */
  function makeRoomFor(address: string): boolean {
    let longest: Waiter[] = [];
    for (const line of lines.values()) if (line.length > longest.length) longest = line;
    if (longest.length <= (lines.get(address)?.length ?? 0) + 1) return false;
    longest.pop()?.refuse();
    waiting -= 1;
    return true;
  }

  function wait(address: string, waiter: Pick<Waiter, "go" | "refuse">): void {
    const line = lines.get(address) ?? [];
    line.push({ ...waiter, since: now() });
    lines.set(address, line);
    waiting += 1;
  }

  function start(response: ServerResponse, go: () => void): void {
    if (response.closed) return;
    hold(response);
    go();
  }

  function hold(response: ServerResponse): void {
    if (response.closed) return;
    active += 1;
    let isHeld = true;
    const release = () => {
      if (!isHeld) return;
      isHeld = false;
      clearTimeout(longest);
      active -= 1;
      finished += 1;
      admit();
    };
    const longest = setTimeout(release, MAX_HOLD_MS).unref();
    response.once("close", release);
  }

  function admit(): void {
    while (waiting > 0 && active < limit) next()?.go();
  }

  /** The oldest of the address whose turn it is, which then goes to the end. */
  function next(): Waiter | undefined {
    const [turn] = lines;
    if (!turn) return undefined;
    const [address, line] = turn;
    const waiter = line.shift();
    lines.delete(address);
    if (line.length > 0) lines.set(address, line);
    waiting -= 1;
    return waiter;
  }

  function watch(): void {
    timer ??= setInterval(adjust, ADJUST_MS).unref();
  }

  function adjust(): void {
    const busy = busyness();
    if (busy > FULL) limit = Math.max(FEWEST, Math.floor(limit * 0.8));
    else if (wasFull && busy < ROOM_LEFT) limit = Math.min(MOST, limit + 4);
    // Only who had always somebody waiting went as fast as it can.
    if (wasFull) perSecond += ((finished * 1000) / ADJUST_MS - perSecond) / 10;
    finished = 0;
    wasFull = waiting > 0;
    refuseLate();
    admit();
    if (active > 0 || waiting > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  function refuseLate(): void {
    const latest = now() - maxWaitMs;
    for (const [address, line] of lines) {
      while (line[0] && line[0].since < latest) {
        line.shift()?.refuse();
        waiting -= 1;
      }
      if (line.length === 0) lines.delete(address);
    }
  }
}

function eventLoopBusyness(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const current = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(current, last);
    last = current;
    return utilization;
  };
}
