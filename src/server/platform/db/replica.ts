/**
 * A copy of the database on another machine, which replays every change a little later. It is current as long
 * as it has replayed the last public change that this node has heard of: then no page rendered from it, and
 * perhaps cached, is older than one rendered from the primary.
 */

import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { z } from "zod";
import { openPool } from "./client.ts";
import { parseRows } from "./rows.ts";

export type ReplicaState = "current" | "behind" | "down";
export type ReplicaFigures = { state: ReplicaState; lagSeconds: number };
export type Replica = ReturnType<typeof followReplica>;

type Options = {
  url: string;
  primary: pg.Pool;
  maxConnections?: number | undefined;
  onState?: (state: ReplicaState, reason?: string) => void;
};

/** A visitor is waiting, and the primary would have answered by then. */
const PATIENCE_MS = 2_000;
const POLL_MS = 25;
const CHECK_MS = 1_000;
/** Data whose changes are not announced, such as daily numbers, must not be older. */
const MAX_LAG_MS = 10_000;

const POSITION = "select pg_current_wal_insert_lsn()::text as position";
const REPLAYED = `select pg_is_in_recovery() as "isReplica",
  coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as "isThere"`;

const positionRow = z.object({ position: z.string() });
const replayedRow = z.object({ isReplica: z.boolean(), isThere: z.boolean() });

export function followReplica({ url, primary, maxConnections, onState = () => {} }: Options) {
  const pool = openPool(url, { max: maxConnections, patienceMs: PATIENCE_MS });
  let heard = 0;
  /** How many changes had been heard at the WAL position that the replica has reached. */
  let replayed = -1;
  let isHearing = false;
  let isUp = false;
  let lagMs = 0;
  let isStopped = false;
  let reportedState: ReplicaState | undefined;
  let resume = () => {};
  const following = follow();

  return {
    pool,

    isCurrent: (): boolean => stateNow() === "current",

    noteChange,

    /** While changes cannot be heard, there is no telling what the replica should know. */
    setListening(isListening: boolean): void {
      isHearing = isListening;
      noteChange();
    },

    /** A query failed: no more are sent until our own check succeeds. */
    noteFailure(): void {
      isUp = false;
      resume();
    },

    figures: (): ReplicaFigures => ({ state: stateNow(), lagSeconds: lagMs / 1000 }),

    async stop(): Promise<void> {
      isStopped = true;
      resume();
      await following;
      await pool.end();
    },
  };

  /** Something public changed; nothing is read from the replica until it has replayed it. */
  function noteChange(): void {
    heard += 1;
    resume();
  }

  function stateNow(): ReplicaState {
    if (!isUp) return "down";
    return isHearing && replayed === heard && lagMs <= MAX_LAG_MS ? "current" : "behind";
  }

  async function follow(): Promise<void> {
    while (!isStopped) {
      try {
        await catchUp();
        reportState();
        await (replayed === heard ? pause(CHECK_MS) : sleep(POLL_MS));
      } catch (error) {
        isUp = false;
        reportState((error as Error).message);
        await pause(CHECK_MS);
      }
    }
  }

  /** Resolves when the replica has replayed what the primary had at the start. */
  async function catchUp(): Promise<void> {
    const upTo = heard;
    const startedAt = performance.now();
    const { rows } = await primary.query(POSITION);
    const [at] = parseRows(positionRow, rows);
    while (!isStopped) {
      const isThere = await hasReplayed(at?.position);
      const tookMs = performance.now() - startedAt;
      isUp = true;
      // The last measured lag stands until this one is known to be smaller.
      lagMs = isThere ? tookMs : Math.max(lagMs, tookMs);
      if (isThere) break;
      reportState();
      await sleep(POLL_MS);
    }
    replayed = upTo;
  }

  async function hasReplayed(position: string | undefined): Promise<boolean> {
    const { rows } = await pool.query(REPLAYED, [position]);
    // A promoted replica diverges, and no longer says anything about our primary.
    const [state] = parseRows(replayedRow, rows);
    if (!state?.isReplica) throw new Error("it is not a replica");
    return state.isThere;
  }

  function reportState(reason?: string): void {
    const state = stateNow();
    // Being briefly behind after a change is normal.
    if (state === reportedState || (state === "behind" && lagMs <= MAX_LAG_MS)) return;
    reportedState = state;
    onState(state, reason);
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      resume = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
