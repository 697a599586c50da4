/**
 * Limits password attempts. A device that has signed in before has its own count, so that other people's
 * guesses never make it wait. Unknown devices are counted per address, so that one guesser does not block
 * the rest, and also together, so that spreading guesses over a thousand addresses does not help.
 */

import type { Deps } from "#server/deps.ts";
import { type Bucket, createThrottle } from "#server/platform/auth/throttle.ts";
import { networkOf } from "#server/platform/network.ts";
import { hash, newToken, sign, verify } from "#server/platform/signing.ts";

/** Where a sign-in comes from; `device` is the mark set by an earlier sign-in. */
export type Origin = { address: string; userAgent: string | null; device: string | undefined };

const DEVICE = "known-device";
/** Wrong attempts before the first wait: from one place, and from all unknown places together. */
const FREE_TRIES = 5;
const FREE_TRIES_TOGETHER = 25;

export function createSignInGuard({ db, limits, secret, now }: Deps) {
  const throttle = createThrottle({ db, now, isOn: limits.areOn });

  return {
    /** Counts the attempt, or throws TOO_MANY; `succeeded` clears it and returns the device's new mark. */
    async begin(who: string, from: Origin) {
      const account = hash(who.toLowerCase());
      const known = deviceOf(account, from.device);
      const buckets = bucketsFor(account, known, from.address);
      await limits.use("loginPerAddress", from.address);
      await throttle.begin(buckets);
      return {
        async succeeded(): Promise<string> {
          await throttle.forgive(buckets);
          return markFor(account, known);
        },
      };
    },

    /** The device, if it has signed in to this account before. */
    knownDevice: (who: string, from: Origin) => deviceOf(hash(who.toLowerCase()), from.device),

    newMark: (who: string) => markFor(hash(who.toLowerCase()), undefined),
  };

  function markFor(account: string, known: string | undefined): string {
    return sign(secret, DEVICE, `${account}.${known ?? newToken()}`);
  }

  function deviceOf(account: string, signed: string | undefined): string | undefined {
    // Marks from earlier versions contain a space, which no cookie should.
    const [whose, device] = verify(secret, DEVICE, signed ?? "")?.split(/[ .]/) ?? [];
    return whose === account ? device : undefined;
  }
}

function bucketsFor(account: string, device: string | undefined, address: string): Bucket[] {
  if (device !== undefined) return [{ key: `device ${account} ${device}`, free: FREE_TRIES }];
  return [
    { key: `address ${account} ${networkOf(address)}`, free: FREE_TRIES },
    { key: `account ${account}`, free: FREE_TRIES_TOGETHER },
  ];
}
