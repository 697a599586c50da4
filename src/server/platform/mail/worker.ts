import type { Db } from "#server/platform/db/client.ts";
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
  onError: (error: unknown) => void;
};

/** Sends queued messages, oldest first, until stopped; each node may run its own worker. */
export function startMessageWorker({ db, mailer, texter, onError }: Options) {
  const stopping = new AbortController();
  const finished = work();
  return {
    async stop() {
      stopping.abort();
      await finished;
    },
  };

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      const wasBusy = await deliverNext(db, mailer, texter).catch((error) => {
        onError(error);
        return false;
      });
      if (!wasBusy) await pause(IDLE_MS, stopping.signal);
    }
  }
}

/** Delivers one message that is due; returns whether there was one. */
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

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done, { once: true });
    function done() {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    }
  });
}
