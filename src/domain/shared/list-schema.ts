/** Parameters shared by all admin lists: a page, and a period. */

import { z } from "zod";
import { asIssue } from "#domain/shared/errors.ts";
import { LENGTHS, MAX_PAGE } from "#domain/shared/limits.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { DAY_MS } from "#domain/shared/time.ts";
import { line } from "./text-schema.ts";

const DEFAULT_PAGE = 20;
const EARLIEST = Date.UTC(1900, 0);
const LATEST = Date.UTC(2200, 0);

export const pageFields = {
  limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(DEFAULT_PAGE),
  cursor: z.string().max(1000).optional(),
};

/** By creation time, newest or oldest first. */
export const ageSort = z.enum(["createdAt", "-createdAt"]).default("-createdAt");

/** A ticked box. */
export const flag = z
  .enum(["1", "true", "on", "0", "false"])
  .transform((text) => !/^(0|false)$/.test(text));

const WORDS = asIssue(sharedProblems.giveDayOrInstant());

/** Days follow Indian time. */
const instant = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], { error: WORDS })
  .refine((text) => Date.parse(text) >= EARLIEST && Date.parse(text) < LATEST, WORDS);

/** `from` and `to`; a day given as `to` is included. */
export const periodFields = { from: instant.optional(), to: instant.optional() };

export type Period = { from?: string | undefined; to?: string | undefined };

/** The period as instants: from the first one up to, but not including, the second. */
export function periodOf({ from, to }: Period): { start?: Date; end?: Date } {
  return {
    ...(from && { start: startOf(from) }),
    ...(to && { end: new Date(startOf(to).getTime() + (isDay(to) ? DAY_MS : 0)) }),
  };
}

function startOf(text: string): Date {
  return new Date(isDay(text) ? `${text}T00:00:00+05:30` : text);
}

function isDay(text: string): boolean {
  return text.length === "2026-11-15".length;
}

/** The admin's search text in a list. */
export const q = line({ max: LENGTHS.query }).default("");
