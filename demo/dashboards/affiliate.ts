/** The demo affiliate's links and earnings, so that the dashboard shows each of its states. */

import { createRandom, range } from "#demo/drawing/random.ts";
import { uuidOf } from "#demo/identity.ts";
import { demoPersonId } from "#demo/people/accounts.ts";
import type {
  AffiliateProfileRow,
  ClickRow,
  EarningRow,
  LinkRow,
  RequirementRow,
} from "#demo/repository.ts";
import { DAY_MS } from "#domain/shared/time.ts";

const DAYS = 30;
const LEADS = 8;
const RATE = 200;
const AFFILIATE = demoPersonId("affiliate");

const LINKS = [
  { code: "dem0pune", path: "/buy?city=pune", label: "Poster at the tea stall", perDay: 6 },
  { code: "dem0rent", path: "/rent", label: "WhatsApp status", perDay: 9 },
  { code: "dem0hame", path: "/hi", label: "Society notice board", perDay: 3 },
  { code: "dem00d1d", path: "/land", label: "Old flyer", perDay: 1 },
] as const;

const linkId = (place: number): string => uuidOf(`affiliate-link/${place}`);

/** Attributes the latest requirements to the affiliate's links in turn. */
export function withLinks(requirements: RequirementRow[]): RequirementRow[] {
  const own = latestFirst(requirements).slice(0, LEADS);
  return requirements.map((row) => {
    const place = own.indexOf(row);
    return place < 0 ? row : { ...row, affiliateLinkId: linkId(place % 3) };
  });
}

export function affiliateRows(now: Date, requirements: readonly RequirementRow[]) {
  const leads = latestFirst(requirements.filter(({ affiliateLinkId }) => affiliateLinkId));
  const profile: AffiliateProfileRow = {
    userId: AFFILIATE,
    areas: "Baner, Wakad, Hinjawadi",
    payoutLabel: "UPI, shop account",
    updatedAt: now,
  };
  return {
    links: linkRows(now),
    clicks: clickRows(now),
    earnings: earningRows(now, leads),
    affiliateProfiles: [profile],
  };
}

function latestFirst(requirements: readonly RequirementRow[]): RequirementRow[] {
  const age = ({ createdAt }: RequirementRow) => -(createdAt?.getTime() ?? 0);
  return requirements.toSorted((one, other) => age(one) - age(other));
}

function linkRows(now: Date): LinkRow[] {
  return LINKS.map(({ code, path, label }, place) => ({
    id: linkId(place),
    code,
    path,
    label,
    userId: AFFILIATE,
    createdAt: new Date(now.getTime() - (90 - place * 3) * DAY_MS),
    stoppedAt: place === LINKS.length - 1 ? new Date(now.getTime() - 5 * DAY_MS) : null,
  }));
}

function clickRows(now: Date): ClickRow[] {
  const random = createRandom("affiliate-clicks");
  return LINKS.flatMap(({ perDay }, place) =>
    range(DAYS).flatMap((age) => {
      const clicks = random.integer(0, perDay * 2);
      const day = new Date(now.getTime() - age * DAY_MS).toISOString().slice(0, 10);
      return clicks === 0 ? [] : [{ linkId: linkId(place), day, clicks }];
    }),
  );
}

/** The latest are pending, older ones are decided, and the oldest were paid together. */
function earningRows(now: Date, leads: readonly RequirementRow[]): EarningRow[] {
  const lines = leads.flatMap((lead, place) => {
    const common = {
      userId: AFFILIATE,
      linkId: lead.affiliateLinkId ?? null,
      leadKind: "requirement" as const,
      leadId: lead.id ?? null,
      rupees: RATE,
    };
    const came = lead.createdAt instanceof Date ? lead.createdAt : now;
    const decided = new Date(Math.min(now.getTime(), came.getTime() + DAY_MS));
    const begun = { ...common, state: "pending" as const, reason: "A requirement was sent" };
    return [
      { ...begun, id: uuidOf(`earning/${place}`), createdAt: came },
      ...verdictOn(place).map((verdict) => {
        const id = uuidOf(`earning/${place}/decided`);
        return { ...common, ...verdict, id, createdAt: decided };
      }),
    ];
  });
  const payout = {
    id: uuidOf("earning/payout"),
    userId: AFFILIATE,
    state: "paid" as const,
    rupees: 2 * RATE,
    reason: "UPI, sample reference",
    createdAt: now,
  };
  return [...lines, payout];
}

function verdictOn(place: number): { state: "payable" | "reversed"; reason: string }[] {
  if (place < 3) return [];
  if (place === 4) return [{ state: "reversed", reason: "The number does not exist" }];
  return [{ state: "payable", reason: "The lead is real" }];
}
