/**
 * Rate limits for actions that cost us or others something. Indian carriers put thousands of people behind
 * one address, so limits per address are loose and limits per phone or e-mail tight.
 */

import type pg from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { networkOf } from "./network.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Stored in the database, where all nodes share them. */
const SHARED = {
  requirementPerAddress: { points: 60, duration: 10 * MINUTE },
  requirementPerPhone: { points: 3, duration: DAY },
  inquiryPerAddress: { points: 300, duration: 10 * MINUTE },
  questionPerAddress: { points: 60, duration: 10 * MINUTE },
  questionPerPhone: { points: 20, duration: DAY },
  invitationPerCompany: { points: 30, duration: DAY },
  reportPerAddress: { points: 10, duration: HOUR },
  newsletterPerAddress: { points: 60, duration: 10 * MINUTE },
  loginPerAddress: { points: 100, duration: 5 * MINUTE },
  signUpPerAddress: { points: 60, duration: 30 * MINUTE },
  signUpPerEmail: { points: 3, duration: HOUR },
  passwordResetPerEmail: { points: 3, duration: HOUR },
  codePerAddress: { points: 100, duration: HOUR },
  codeSoonPerPhone: { points: 1, duration: 30 },
  codePerPhone: { points: 5, duration: HOUR },
  codeDailyPerPhone: { points: 10, duration: DAY },
  codeTriesPerPhone: { points: 10, duration: HOUR },
  /** Limits how often clicks on an affiliate's link are counted, and contacts without a name paid for. */
  linkClickPerAddress: { points: 30, duration: 10 * MINUTE },
  creditedContactPerAddress: { points: 3, duration: DAY },
  linkPerPerson: { points: 100, duration: DAY },
  profilePerPerson: { points: 30, duration: HOUR },
  proofPerPerson: { points: 5, duration: DAY },
  newsletterPerEmail: { points: 3, duration: HOUR },
  privacyPerAddress: { points: 30, duration: HOUR },
  privacyPerContact: { points: 3, duration: HOUR },
  savePerPerson: { points: 300, duration: 10 * MINUTE },
  reviewPerPerson: { points: 10, duration: HOUR },
  uploadPerUploader: { points: 30, duration: 30 * MINUTE },
  uploadTicketPerAddress: { points: 60, duration: 30 * MINUTE },
  photoFormPerAddress: { points: 300, duration: 10 * MINUTE },
  submissionPerAddress: { points: 60, duration: 10 * MINUTE },
  confirmationPerLister: { points: 300, duration: 10 * MINUTE },
  submissionPerPhone: { points: 5, duration: DAY },
} as const;

/** Stored in memory: a read must not cost a database write. */
const LOCAL = {
  apiPerAddress: { points: 1200, duration: 5 * MINUTE },
  formPerAddress: { points: 1200, duration: 5 * MINUTE },
  visitPerAddress: { points: 300, duration: 10 * MINUTE },
} as const;

/** How many views of one listing are counted per address and day: it may be a carrier's, or an office's. */
export const MOST_LOOKS_PER_ADDRESS = 20;

type LimitName = keyof typeof SHARED | keyof typeof LOCAL;
type Limiter = {
  consume: (key: string) => Promise<unknown>;
  reward: (key: string) => Promise<unknown>;
  delete: (key: string) => Promise<boolean>;
};

export type RateLimits = {
  /** Off for load tests only. */
  areOn: boolean;
  /** Counts one use, or throws TOO_MANY with the seconds to wait. */
  use(name: LimitName, key: string): Promise<void>;
  /** Undoes one use that turned out not to count. */
  restoreCounts(name: LimitName, key: string): Promise<void>;
  /** Resets the count, as after the right password. */
  forgive(name: LimitName, key: string): Promise<void>;
};

export function createRateLimits(pool: pg.Pool, areOn: boolean): RateLimits {
  const limiters = new Map<LimitName, Limiter>();
  for (const [name, { points, duration }] of Object.entries(SHARED)) {
    limiters.set(
      name as LimitName,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: "pool",
        tableName: "rate_limits",
        tableCreated: true,
        keyPrefix: name,
        points,
        duration,
      }),
    );
  }
  for (const [name, { points, duration }] of Object.entries(LOCAL)) {
    limiters.set(name as LimitName, new RateLimiterMemory({ keyPrefix: name, points, duration }));
  }
  return {
    areOn,

    async use(name, key) {
      if (!areOn) return;
      try {
        await limiters.get(name)?.consume(keyOf(name, key));
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal;
      }
    },

    async restoreCounts(name, key) {
      if (areOn) await limiters.get(name)?.reward(keyOf(name, key));
    },

    async forgive(name, key) {
      if (areOn) await limiters.get(name)?.delete(keyOf(name, key));
    },
  };
}

function keyOf(name: LimitName, key: string): string {
  return name.endsWith("PerAddress") ? networkOf(key) : key;
}

function tooMany(refusal: RateLimiterRes): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  return new AppError(sharedProblems.tooManyRequests(), {
    retryAfterSeconds,
  });
}
