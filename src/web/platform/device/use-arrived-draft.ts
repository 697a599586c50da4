import { useEffect } from "react";
import { removeSubmittedDrafts } from "./drafts.ts";

/** For a page with a thank-you message in place of the form: removes the draft that has arrived. */
export function useArrivedDraft(name: string | null, hasArrived: boolean): void {
  useEffect(() => {
    if (name !== null && hasArrived) removeSubmittedDrafts(name);
  }, [name, hasArrived]);
}
