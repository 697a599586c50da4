import { useEffect } from "react";
import { usePerson } from "#web/platform/site.ts";
import { SYNC_KEY } from "./synced.ts";

/** For whoever is signed in, or was here; nobody else fetches anything for it. */
export function useAccountSync(): void {
  const person = usePerson();
  // What is on this device is nobody's whose desk is only looked at.
  const isSignedIn = person !== null && !person.isViewed;
  useEffect(() => {
    if (isSignedIn || wasSignedIn()) {
      // Where it cannot be fetched nothing could be sent: the next page tries again.
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
