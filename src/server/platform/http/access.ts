/** Guards of API routes: access is decided before the request's content is read. */

import { z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { REFERRAL_COOKIE, type Referral } from "#domain/affiliates/affiliate.ts";
import type { Caller, User } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { Role } from "#domain/shared/roles.ts";
import type { HttpEnv } from "./env.ts";

/** Allows these roles, or any signed-in user if none is named. */
export function allow(...roles: Role[]): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const { actor } = c.var;
    if (!actor) throw new AppError(sharedProblems.signInFirst());
    if (roles.length > 0 && !roles.includes(actor.role)) {
      throw new AppError(sharedProblems.notAllowed());
    }
    return next();
  };
}

export function callerOf(c: Context<HttpEnv>): Caller {
  return { actor: c.var.actor, address: c.var.clientAddress };
}

/** The user who calls, after a guard has refused all others. */
export function userOf(c: Context<HttpEnv>): User {
  const { actor } = c.var;
  if (!actor) throw new AppError(sharedProblems.signInFirst());
  return actor;
}

/** Which affiliate's link brought the caller, as stored in their browser. */
export function referralOf(c: Context<HttpEnv>): Referral {
  return { code: getCookie(c, REFERRAL_COOKIE), actor: c.var.actor };
}

/** A body that may say which thing is meant, and which version of it the caller has seen. */
export const namedSchema = z.object({
  id: z.string().max(200).optional(),
  _id: z.string().max(200).optional(),
  version: z.string().max(60).optional().openapi({ description: "The updatedAt that was seen" }),
});

export const ifMatchSchema = z.object({
  "if-match": z.string().max(100).optional().openapi({ description: "The version that was seen" }),
});

type Named = { id?: string | undefined; _id?: string | undefined };

/** The id a call is about, from wherever the caller gave it. */
export function idFrom(...places: (Named | undefined)[]): string {
  for (const place of places) {
    const id = place?.id ?? place?._id;
    if (id) return id;
  }
  throw new AppError(sharedProblems.invalidFields(), {
    errors: { id: [sharedProblems.sayWhichId()] },
  });
}

/** The version the caller has seen, if given: in the HTTP header `If-Match`, or in a field. */
export function versionFrom(c: Context<HttpEnv>, field: string | undefined): string | undefined {
  const header = c.req
    .header("if-match")
    ?.trim()
    .replace(/^W\//, "")
    .replace(/^"(.*)"$/, "$1");
  return header === "*" ? undefined : (header ?? field);
}

/** Makes a refusal present the current state as every other answer does. */
export async function showingCurrent<State, Result>(
  present: (state: State) => unknown,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const data = error instanceof AppError ? error.answer?.data : undefined;
    if (!(error instanceof AppError) || !isWithCurrent<State>(data)) throw error;
    const { text, errors = {} } = error;
    const answer = { data: { ...data, current: present(data.current) } };
    throw new AppError(text, { errors, answer });
  }
}

function isWithCurrent<State>(data: unknown): data is { current: State } {
  return typeof data === "object" && data !== null && "current" in data;
}
