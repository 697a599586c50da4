/** Idempotency keys: a call that is retried because no answer arrived gets the first call's answer. */

import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { Deps } from "#server/deps.ts";
import { hash } from "#server/platform/signing.ts";
import { claimKey, deleteKey, findKey, updateAnswer } from "./repository.ts";

type KeyedCall = { who: string; what: string; key: string; body: string };
type StoredAnswer = { status: number; body: string };

const LEASE_SECONDS = 60;
const PATIENCE_MS = 10_000;
const LOOK_AGAIN_MS = 100;

export function createIdempotencyService({ db, auth }: Deps) {
  return {
    /** Makes the call, or replays the stored answer. A failed call may be retried. */
    async once(call: KeyedCall, make: () => Promise<StoredAnswer>): Promise<StoredAnswer> {
      const id = hash(JSON.stringify([call.who, call.what, call.key]));
      const bodyHash = hash(call.body);
      if (!(await claimKey(db, id, bodyHash, LEASE_SECONDS))) return firstAnswer(id, bodyHash);
      let isDone = false;
      try {
        const answer = await make();
        isDone = answer.status < 300;
        if (isDone) await updateAnswer(db, id, await auth.seal(JSON.stringify(answer)));
        return answer;
      } finally {
        if (!isDone) await deleteKey(db, id);
      }
    },
  };

  /** Of two concurrent calls the second waits for the first. */
  async function firstAnswer(id: string, bodyHash: string): Promise<StoredAnswer> {
    for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_AGAIN_MS) {
      const row = await findKey(db, id);
      if (!row) break;
      const answer = await answerIn(row, bodyHash);
      if (answer) return answer;
      await sleep(LOOK_AGAIN_MS);
    }
    throw new AppError(sharedProblems.callUnderWay());
  }

  async function answerIn(row: KeyRow, bodyHash: string): Promise<StoredAnswer | undefined> {
    if (row.bodyHash !== bodyHash) throw usedForAnother();
    if (!row.answer) return undefined;
    const text = await auth.unseal(row.answer);
    if (text === undefined) throw answerLost();
    return JSON.parse(text);
  }
}

type KeyRow = NonNullable<Awaited<ReturnType<typeof findKey>>>;

/** The stored answer was sealed before the site's secret changed. */
function answerLost(): AppError {
  return new AppError(sharedProblems.alreadyArrived());
}

function usedForAnother(): AppError {
  return new AppError(sharedProblems.keyUsed(), {
    errors: { "Idempotency-Key": [sharedProblems.newKeyNeeded()] },
  });
}
