import { useEffect } from "react";
import { removeSubmittedDrafts } from "./drafts.ts";

/** For a page that says thank you where the form was: what was submitted under this name has arrived. */
export function useArrivedDraft(name: string | null, hasArrived: boolean): void {
  useEffect(() => {
    if (name !== null && hasArrived) removeSubmittedDrafts(name);
  }, [name, hasArrived]);
}
