/** Counts in memory, so that a look at a home costs the database nothing. */

import { randomBytes } from "node:crypto";
import type { ViewSource } from "#domain/shared/view-source.ts";
import { MOST_LOOKS_PER_ADDRESS } from "#server/platform/limits.ts";
import { networkOf } from "#server/platform/network.ts";
import { hash } from "#server/platform/signing.ts";
import type { Count } from "./repository.ts";

type Look = { propertyId: string; what: "view" | "save"; source: ViewSource; day: string };

type Visitor = { address: string; userAgent: string };

/** What anybody can make us remember has an end. */
const MOST_COUNTS = 20_000;
const MOST_MARKS = 200_000;

export function createCounter() {
  let counts = new Map<string, Count>();
  let known = newDay("");

  return {
    /**
     * Of one visitor's looks at one home on one day the first counts. Who changes the browser's name is
     * somebody else, as the many are whom a carrier puts behind one address, but only so many of them.
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

/** With the salt of the day before goes the last way to tell whose marks they were. */
function newDay(day: string) {
  return {
    day,
    salt: randomBytes(16).toString("hex"),
    seen: new Set<string>(),
    byAddress: new Map<string, number>(),
  };
}

const MARK_LENGTH = 16;

/** Part of a hash: enough to tell a day's visitors apart, and half the memory. */
function mark(...parts: string[]): string {
  return hash(parts.join(" ")).slice(0, MARK_LENGTH);
}
