/** "75L tak", "80L-1.2Cr", "40k ke andar", "1 cr ke aaspaas", "rent 25000"; read by the money reader. */

import type { Purpose } from "#domain/listings/listing.ts";
import { MAX_RUPEES } from "#domain/shared/limits.ts";
import { readMoney } from "#domain/shared/money/reader.ts";
import { wordsBetween } from "./beds.ts";
import { about, ends } from "./numbers.ts";
import { type Signs, typedText } from "./signs.ts";
import type { Claim } from "./understanding.ts";

const AMOUNT = "c?(?:(?:a?[nw]|a)s+(?:a?[nw]s+)*|n)c?";
const PRICE = new RegExp(
  `(?<before>(?:(?:pG?)?[ufvhob]G?|pG?)*)(?<amounts>${AMOUNT}(?:[rd]G?${AMOUNT})?)(?!/U)(?<after>/?m)?(?<limits>(?:G?(?:[tg+]|[vhop](?!c?(?:n|[wa]+s))|b))*)`,
  "g",
);

const THOUSAND = 1_000;
/** A bare number below this is not a price unless a word says so. */
const MIN_BARE_PRICE = 5_000;
const MAX_BARE_DIGITS = 9;

type Limits = { min?: number; max?: number };
type Found = { start: number; end: number; roles: string; amounts: [from: number, to: number] };

export function priceClaims(signs: Signs, purpose: Purpose | undefined): Claim[] {
  const claims: Claim[] = [];
  for (const match of signs.roles.matchAll(PRICE)) {
    const { before = "", amounts = "" } = match.groups ?? {};
    const from = match.index + before.length;
    const found: Found = {
      start: match.index,
      end: match.index + match[0].length,
      roles: match[0],
      amounts: [from, from + amounts.length],
    };
    const claim = isMoney(signs, found) ? priceClaim(signs, found, purpose) : undefined;
    if (claim) claims.push(claim);
  }
  return claims;
}

/** ₹, lakh, a month or "tak" make any number a price; a bare number must look like one. */
function isMoney(signs: Signs, { roles, amounts: [from, to] }: Found): boolean {
  if (/[scm]/.test(roles)) return true;
  const numbers = signs.list.slice(from, to).filter((_, at) => signs.roles[from + at] === "n");
  const isSaid = /[utvfghobp]/.test(roles);
  return numbers.every(({ phrase }) => isSaid || looksLikeMoney(phrase.replace(/,/g, "")));
}

function looksLikeMoney(digits: string): boolean {
  const isPin = /^[1-9]\d{5}$/.test(digits) && !digits.endsWith("000");
  const value = Number(digits);
  return !isPin && value >= MIN_BARE_PRICE && digits.length <= MAX_BARE_DIGITS;
}

function priceClaim(
  signs: Signs,
  { start, end, roles, amounts }: Found,
  purpose: Purpose | undefined,
): Claim | undefined {
  const isMonthly = roles.includes("m");
  const limits = limitsOf(typedText(signs, ...amounts), roles, isMonthly ? "rent" : purpose);
  if (!limits) return;
  return {
    ...wordsBetween(signs, start, end),
    param: "price",
    value: ends(limits.min, limits.max),
    sets: {
      ...(limits.min !== undefined && { minPrice: limits.min }),
      ...(limits.max !== undefined && { maxPrice: limits.max }),
      ...(isMonthly && { purpose: "rent" as const }),
    },
  };
}

function limitsOf(text: string, roles: string, purpose: Purpose | undefined): Limits | undefined {
  const typed = roles.includes("b") ? `between ${text}` : text;
  const { kind, min, max } = readMoney(typed, purpose ? { purpose } : {});
  const highest = max ?? min ?? 0;
  if (kind !== "amount" || highest < THOUSAND || highest > MAX_RUPEES) return;
  return min === null || min === max ? limited(roles, highest) : { min, max: highest };
}

/** A price without a limit is a budget. */
function limited(roles: string, rupees: number): Limits {
  if (roles.includes("o")) return about(rupees);
  if (/[fgh+]/.test(roles) && !/[utv]/.test(roles)) return { min: rupees };
  return { max: rupees };
}
