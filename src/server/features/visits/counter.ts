/** Counts in memory, so that a look at a home costs the database nothing. */

import { randomBytes } from "node:crypto";
import type { VisitSource } from "#domain/visit-source.ts";
import { hash } from "#server/signing.ts";
import type { Count } from "./repository.ts";

type Look = { propertyId: string; what: "view" | "save"; source: VisitSource; day: string };

/** What anybody can make us remember has an end. */
const MOST_COUNTS = 20_000;
const MOST_VISITORS = 100_000;
const ONE_LOOK_MS = 30 * 60 * 1000;

export function createCounter(now: () => Date) {
  let counts = new Map<string, Count>();
  let seen = new Set<string>();
  let salt = randomBytes(16).toString("hex");
  let forgetAt = now().getTime() + ONE_LOOK_MS;

  return {
    /** Of one visitor's looks at one home within half an hour the first counts. */
    add(look: Look, visitor: string): void {
      forgetInTime();
      const { propertyId, what, source, day } = look;
      const mark = hash([salt, visitor, propertyId, what].join(" "));
      if (seen.has(mark) || seen.size >= MOST_VISITORS) return;
      seen.add(mark);
      const key = [propertyId, day, source].join(" ");
      const count = counts.get(key) ?? { propertyId, day, source, views: 0, saves: 0 };
      if (counts.size >= MOST_COUNTS && !counts.has(key)) return;
      counts.set(key, count);
      count[what === "save" ? "saves" : "views"] += 1;
    },

    /** All that was counted since the last time. */
    take(): Count[] {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },

    /** What could not be stored is counted again with the next. */
    giveBack(taken: Count[]): void {
      for (const { views, saves, ...where } of taken) {
        const key = [where.propertyId, where.day, where.source].join(" ");
        const count = counts.get(key) ?? { ...where, views: 0, saves: 0 };
        counts.set(key, { ...count, views: count.views + views, saves: count.saves + saves });
      }
    },
  };

  /** With the salt goes the last way to tell whose marks they were. */
  function forgetInTime(): void {
    if (now().getTime() < forgetAt) return;
    seen = new Set();
    salt = randomBytes(16).toString("hex");
    forgetAt = now().getTime() + ONE_LOOK_MS;
  }
}
