import type { Db } from "#server/platform/db/client.ts";
import { defineJob, type Job } from "#server/platform/jobs/job.ts";
import { isPermanent, type Mailer } from "./mailer.ts";
import {
  claimMessage,
  markUnsendable,
  type QueuedMessage,
  updateMessageDelayed,
  updateMessageFailed,
  updateMessageSent,
} from "./repository.ts";

const LEASE_SECONDS = 60;
const IDLE_MS = 5_000;
const FIRST_DELAY_SECONDS = 10;
const LONGEST_DELAY_SECONDS = 60 * 60;
const MAX_ATTEMPTS = 30;

type Options = {
  db: Db;
  mailer: Mailer | undefined;
  texter?: Mailer | undefined;
};

/** Sends what is queued, oldest first; each message is one node's for as long as its lease. */
export function emailQueueJob({ db, mailer, texter }: Options): Job {
  return defineJob({
    name: "email-queue",
    schedule: { everyMs: IDLE_MS, firstMs: 0 },
    run: () => deliverNext(db, mailer, texter),
  });
}

/** Delivers one message that is due; answers whether there was any. */
export async function deliverNext(
  db: Db,
  mailer: Mailer | undefined,
  texter?: Mailer,
): Promise<boolean> {
  const message = await claimMessage(db, LEASE_SECONDS);
  if (!message) return false;
  const way = message.channel === "mail" ? mailer : texter;
  if (!way) {
    await markUnsendable(db, message.id);
    return true;
  }
  try {
    await way.send(message);
    await updateMessageSent(db, message.id);
  } catch (error) {
    await giveUpOrDelay(db, message, error);
  }
  return true;
}

async function giveUpOrDelay(db: Db, { id, attempts }: QueuedMessage, error: unknown) {
  const lastError = error instanceof Error ? error.message.slice(0, 500) : "unknown";
  if (isPermanent(error) || attempts >= MAX_ATTEMPTS) return updateMessageFailed(db, id, lastError);
  const seconds = Math.min(FIRST_DELAY_SECONDS * 2 ** (attempts - 1), LONGEST_DELAY_SECONDS);
  return updateMessageDelayed(db, id, { seconds, lastError });
}
