/** "200 gaj", "1000-1200 sqft", "500+ sqft carpet", "2 acre", "30x40", all in square feet. */

import { toSqft } from "#domain/shared/area/area.ts";
import { MAX_SQFT } from "#domain/shared/limits.ts";
import { wordsBetween } from "./beds.ts";
import { about, ends, numberOf } from "./numbers.ts";
import { type Signs, unitOf } from "./signs.ts";
import type { Claim } from "./understanding.ts";

const NUMBER = "a?[nw]";
const AREA = new RegExp(
  `(?:[ufvhob]G?)?(?:iG?)?(?:${NUMBER}\\+?U?[rd])?${NUMBER}\\+?G?U(?:${NUMBER}U)?(?:i|[tvgh](?!c?(?:n|[wa]+s))|o(?!c?(?:n|[wa]+s)))*`,
  "g",
);
const SIDES = /nXnU?/g;
const MIN_SITE_SQFT = 100;

type Size = { min: number; max: number };

export function areaClaims(signs: Signs, state: string | undefined): Claim[] {
  const claims: Claim[] = [];
  for (const { 0: found, index } of signs.roles.matchAll(SIDES)) {
    const sqft = numberOf(signs.list[index]) * numberOf(signs.list[index + 2]);
    if (sqft < MIN_SITE_SQFT || sqft > MAX_SQFT) continue;
    claims.push(claimOf(signs, index, index + found.length, about(sqft)));
  }
  for (const { 0: found, index } of signs.roles.matchAll(AREA)) {
    const claim = areaClaim(signs, index, index + found.length, state);
    if (claim) claims.push(claim);
  }
  return claims;
}

function areaClaim(
  signs: Signs,
  start: number,
  end: number,
  state: string | undefined,
): Claim | undefined {
  const sizes = sizesOf(signs, start, end, state);
  const [first, second] = sizes;
  if (first === undefined || !sizes.every((sqft) => sqft > 0 && sqft <= MAX_SQFT)) return;
  const roles = signs.roles.slice(start, end);
  if (second !== undefined && !/[rd]/.test(roles)) {
    // "2 acre 20 guntha" is one size.
    return claimOf(signs, start, end, limited(roles, first + second));
  }
  if (second === undefined) return claimOf(signs, start, end, limited(roles, first));
  const [min, max] = [Math.min(first, second), Math.max(first, second)];
  return claimOf(signs, start, end, { min: Math.floor(min), max: Math.ceil(max) });
}

/** A unit written once applies to both ends. */
function sizesOf(signs: Signs, start: number, end: number, state: string | undefined): number[] {
  const sizes: number[] = [];
  for (let at = start; at < end; at += 1) {
    if (!/[nw]/.test(signs.roles[at] ?? "") && !isHalf(signs, at)) continue;
    const more = signs.roles[at - 1] === "a" ? numberOf(signs.list[at - 1]) - 1 : 0;
    const unitAt = signs.roles.indexOf("U", at);
    const unit = unitOf(signs.list[unitAt]);
    sizes.push((unit && toSqft(numberOf(signs.list[at]) + more, unit, state)) ?? Number.NaN);
  }
  return sizes;
}

/** "sava acre": a quarter more than one. */
function isHalf({ roles }: Signs, at: number): boolean {
  return roles[at] === "a" && !/[nw]/.test(roles[at + 1] ?? "");
}

function limited(roles: string, sqft: number): Partial<Size> {
  if (/[utv]/.test(roles)) return { max: Math.ceil(sqft) };
  if (/[fgh+]/.test(roles)) return { min: Math.floor(sqft) };
  return about(sqft);
}

function claimOf(signs: Signs, from: number, to: number, { min, max }: Partial<Size>): Claim {
  return {
    ...wordsBetween(signs, from, to),
    param: "area",
    value: ends(min, max),
    sets: {
      ...(min !== undefined && { minArea: min }),
      ...(max !== undefined && { maxArea: max }),
    },
  };
}
