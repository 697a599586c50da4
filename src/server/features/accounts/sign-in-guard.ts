/**
 * Who may try a password now. A device that has signed in before is counted by itself: nobody else's
 * guesses keep it waiting. All others share a count by address, so that one guesser does not stand in
 * everybody's way, and one together, so that a thousand addresses are no way round.
 */

import type { Deps } from "#server/deps.ts";
import { type Bucket, createThrottle } from "#server/platform/auth/throttle.ts";
import { networkOf } from "#server/platform/network.ts";
import { hash, newToken, sign, verify } from "#server/platform/signing.ts";

/** Where a sign-in comes from; `device` is what an earlier sign-in left there. */
export type Origin = { address: string; userAgent: string | null; device: string | undefined };

const DEVICE = "known-device";
/** Wrong tries before the first wait: from one place, and from all places that are not known. */
const FREE_TRIES = 5;
const FREE_TRIES_TOGETHER = 25;

export function createSignInGuard({ db, limits, secret, now }: Deps) {
  const throttle = createThrottle({ db, now, isOn: limits.areOn });

  return {
    /** Counts the try, or throws TOO_MANY; `succeeded` forgets it and answers the device's new mark. */
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
    // Those of earlier versions have a space, which no cookie should.
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
