import { useEffect } from "react";

/**
 * Focuses the first invalid field of a form that came back from the server, unless the visitor has already
 * moved on. Use it in the page, not in the form: a form that hydrates on the first interaction would respond
 * to it with a jump.
 */
export function useFirstWrong(outcome: object | undefined): void {
  useEffect(() => {
    if (!outcome || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main form [aria-invalid="true"]')?.focus();
  }, [outcome]);
}
