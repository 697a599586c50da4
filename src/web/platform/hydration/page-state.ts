/** What the document says of itself while scripts run in it, for whoever is not a component. */

import { useEffect, useLayoutEffect } from "react";
import { useNavigation } from "react-router";

/** `data-hydrated` once React listens, `data-next-page` with the address of a page that is on its way. */
export function usePageState(): void {
  const { location: next } = useNavigation();
  const address = next && next.pathname + next.search + next.hash;
  useLayoutEffect(() => {
    if (address === undefined) return;
    document.documentElement.dataset.nextPage = address;
    return () => {
      delete document.documentElement.dataset.nextPage;
    };
  }, [address]);
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
}
