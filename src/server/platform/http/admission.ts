/**
 * Admission control: how many requests run at once, and which comes next. Under overload, running everything
 * at once would make everyone wait and serve no one: so a few run, some wait a moment, and the rest are
 * refused at once. Addresses take turns and share the places, so that a heavy sender waits for its own
 * requests and does not delay others.
 */

import type { ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";

type Waiter = { go: () => void; refuse: () => void; since: number };

type Sender = { active: number; askedAt: number; refusedAt: number };

type Options = {
  now?: () => number;
  /** Between 0 and 1: the share of time the process was busy since the last call. */
  busyness?: () => number;
  maxWaiting?: number;
  maxWaitMs?: number;
};

/** The lower limit is for a busy core, the upper one for requests that wait for the database. */
const FEWEST = 4;
const MOST = 24;
const AT_FIRST = 8;
const MAX_WAITING = 192;
/** However slow the site is, this many may wait. */
const MIN_WAITING = 32;
const MAX_WAIT_MS = 1_200;
/** A request that takes longer, as an export does, no longer counts: it would hold its place for minutes. */
const MAX_HOLD_MS = 1_000;
/** How many may take longer. When all do, the site is already overloaded: the others hold their places. */
const MOST_LONG = 8;
/** But none holds one forever. */
const LONGEST_HOLD_MS = 10_000;
/** An address that sent a request within this time has a share of the places. */
const SHARE_MS = 1_000;
const ADJUST_MS = 100;
const FULL = 0.8;
const ROOM_LEFT = 0.6;

export function createAdmission({
  now = () => performance.now(),
  busyness = eventLoopBusyness(),
  maxWaiting = MAX_WAITING,
  maxWaitMs = MAX_WAIT_MS,
}: Options = {}) {
  /** In the order of their next turns. */
  const lines = new Map<string, Waiter[]>();
  const addresses = new Map<string, Sender>();
  let [active, long, waiting, limit, wasFull] = [0, 0, 0, AT_FIRST, false];
  let isTick = false;
  let [finished, perSecond] = [0, maxWaiting];
  let timer: NodeJS.Timeout | undefined;

  return {
    /** Calls `go` when it is this request's turn, or `refuse`; either at once or a moment later. */
    enter(address: string, response: ServerResponse, go: () => void, refuse: () => void): void {
      watch();
      const asker = note(address);
      if (active < limit && !lines.has(address) && hasShareLeft(address)) {
        start(address, response, go);
        return;
      }
      wasFull = true;
      if (waiting < roomToWait() || makeRoomFor(address)) {
        wait(address, { go: () => start(address, response, go), refuse });
      } else {
        asker.refusedAt = now();
        refuse();
      }
    },
  };

  function note(address: string): Sender {
    const asker = addresses.get(address) ?? { active: 0, askedAt: 0, refusedAt: -SHARE_MS };
    asker.askedAt = now();
    addresses.set(address, asker);
    return asker;
  }

  /** Among others, an address that was just refused gets a place only now and then, not continuously. */
  function hasShareLeft(address: string): boolean {
    const asker = addresses.get(address);
    if (!asker) return true;
    const isGreedy = addresses.size > 1 && now() - asker.refusedAt < SHARE_MS;
    if (isGreedy && !isTick) return false;
    return asker.active < Math.max(1, Math.floor(limit / addresses.size));
  }

  /** As many as are served in a second: a request that would wait longer is refused now rather than later. */
  function roomToWait(): number {
    return Math.max(MIN_WAITING, Math.min(maxWaiting, perSecond));
  }

  /** Refuses the last of the longest line in favour of an address with fewer waiting. */
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

  function start(address: string, response: ServerResponse, go: () => void): void {
    if (response.closed) return;
    hold(response, addresses.get(address));
    go();
  }

  function hold(response: ServerResponse, holder = { active: 0 }): void {
    if (response.closed) return;
    active += 1;
    holder.active += 1;
    let [holdsPlace, isLong] = [true, false];
    const release = () => {
      if (!holdsPlace) return;
      holdsPlace = false;
      active -= 1;
      holder.active -= 1;
      finished += 1;
      admit();
    };
    const since = now();
    let patience = setTimeout(tire, MAX_HOLD_MS).unref();
    function tire(): void {
      if (long >= MOST_LONG && now() - since < LONGEST_HOLD_MS) {
        patience = setTimeout(tire, MAX_HOLD_MS).unref();
        return;
      }
      isLong = true;
      long += 1;
      release();
    }
    const end = () => {
      clearTimeout(patience);
      if (isLong) long -= 1;
      isLong = false;
      release();
    };
    // The work is done when the answer is complete; a slow reader must not hold the place.
    response.once("prefinish", end);
    response.once("close", end);
  }

  function admit(): void {
    while (active < limit) {
      const waiter = next();
      if (!waiter) return;
      waiter.go();
    }
  }

  /** The oldest request of the first address with a share left; that address then goes to the end. */
  function next(): Waiter | undefined {
    for (const [address, line] of lines) {
      if (!hasShareLeft(address)) continue;
      const waiter = line.shift();
      lines.delete(address);
      if (line.length > 0) lines.set(address, line);
      waiting -= 1;
      return waiter;
    }
    return undefined;
  }

  function watch(): void {
    timer ??= setInterval(adjust, ADJUST_MS).unref();
  }

  function adjust(): void {
    const busy = busyness();
    if (busy > FULL) limit = Math.max(FEWEST, Math.floor(limit * 0.8));
    else if (wasFull && busy < ROOM_LEFT) limit = Math.min(MOST, limit + 4);
    // The rate is at its maximum only if requests were waiting all the time.
    if (wasFull) perSecond += ((finished * 1000) / ADJUST_MS - perSecond) / 10;
    finished = 0;
    wasFull = waiting > 0;
    refuseLate();
    forget();
    isTick = true;
    admit();
    isTick = false;
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

  /** Removes idle addresses, so that the others get their share. */
  function forget(): void {
    const latest = now() - SHARE_MS;
    for (const [address, { active: places, askedAt }] of addresses) {
      if (askedAt < latest && places === 0 && !lines.has(address)) addresses.delete(address);
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
