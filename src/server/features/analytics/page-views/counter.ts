/** Counts page views in memory, so that viewing a listing costs the database nothing. */

import { randomBytes } from "node:crypto";
import type { ViewSource } from "#domain/shared/view-source.ts";
import { MOST_LOOKS_PER_ADDRESS } from "#server/platform/limits.ts";
import { networkOf } from "#server/platform/network.ts";
import { hash } from "#server/platform/signing.ts";
import type { Count } from "./repository.ts";

type Look = { propertyId: string; what: "view" | "save"; source: ViewSource; day: string };

type Visitor = { address: string; userAgent: string };

/** Bounds the memory that anyone on the internet can make us use. */
const MOST_COUNTS = 20_000;
const MOST_MARKS = 200_000;

export function createCounter() {
  let counts = new Map<string, Count>();
  let known = newDay("");

  return {
    /**
     * Counts only a visitor's first view of a listing per day. A different user agent counts as a different
     * visitor, because a carrier puts many people behind one address, but only up to a limit per address.
     */
    add(look: Look, visitor: Visitor): void {
      const { propertyId, what, source, day } = look;
      if (!isNew(look, visitor)) return;
      const key = [propertyId, day, source].join(" ");
      const count = counts.get(key) ?? { propertyId, day, source, views: 0, saves: 0 };
      if (counts.size >= MOST_COUNTS && !counts.has(key)) return;
      counts.set(key, count);
      count[what === "save" ? "saves" : "views"] += 1;
    },

    /** Returns and clears everything counted since the last call. */
    take(): Count[] {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },

    /** Adds counts that could not be stored back, to be stored with the next ones. */
    restoreCounts(taken: Count[]): void {
      for (const { views, saves, ...where } of taken) {
        const key = [where.propertyId, where.day, where.source].join(" ");
        const count = counts.get(key) ?? { ...where, views: 0, saves: 0 };
        counts.set(key, { ...count, views: count.views + views, saves: count.saves + saves });
      }
    },
  };

  function isNew({ propertyId, what, day }: Look, { address, userAgent }: Visitor): boolean {
    if (known.day !== day || known.seen.size >= MOST_MARKS) known = newDay(day);
    const { salt, seen, byAddress } = known;
    const place = mark(salt, networkOf(address), propertyId, what);
    const visitor = mark(salt, place, userAgent);
    const fromThere = byAddress.get(place) ?? 0;
    if (seen.has(visitor) || fromThere >= MOST_LOOKS_PER_ADDRESS) return false;
    seen.add(visitor);
    byAddress.set(place, fromThere + 1);
    return true;
  }
}

/** Dropping the previous day's salt removes the last way to link its marks to visitors. */
function newDay(day: string) {
  return {
    day,
    salt: randomBytes(16).toString("hex"),
    seen: new Set<string>(),
    byAddress: new Map<string, number>(),
  };
}

const MARK_LENGTH = 16;

/** Part of a hash: enough to tell a day's visitors apart, in half the memory. */
function mark(...parts: string[]): string {
  return hash(parts.join(" ")).slice(0, MARK_LENGTH);
}
