import { useEffect } from "react";
import { usePerson } from "#web/platform/site.ts";
import { SYNC_KEY } from "./synced.ts";

/** For users who are, or were, signed in on this device; other visitors load nothing for it. */
export function useAccountSync(): void {
  const person = usePerson();
  // While an admin views a user's dashboard, the lists on this device do not belong to that user.
  const isSignedIn = person !== null && !person.isViewed;
  useEffect(() => {
    if (isSignedIn || wasSignedIn()) {
      // If it cannot be loaded, nothing could be sent either: the next page tries again.
      import("./account-sync.ts").then(
        ({ syncWithAccount }) => syncWithAccount(isSignedIn),
        () => {},
      );
    }
  }, [isSignedIn]);
}

function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(SYNC_KEY) !== null;
  } catch {
    return false;
  }
}
