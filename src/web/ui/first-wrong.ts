import { useEffect } from "react";

/**
 * A form that came back from the server has the focus on its first wrong field, unless somebody has gone on already.
 * To be used by the page, not by the form: a form that hydrates at the first touch would answer it with a jump.
 */
export function useFirstWrong(outcome: object | undefined): void {
  useEffect(() => {
    if (!outcome || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main form [aria-invalid="true"]')?.focus();
  }, [outcome]);
}
