import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Long enough for a slow connection to load the last parts of a page. */
const SETTLED_MS = 5_000;
const VISITOR_INPUT = ["wheel", "pointerdown", "keydown"];

/**
 * Within the site, a link to an anchor scrolls before the page is complete, and forms and pictures that load
 * later push the anchor away. Scrolls to it again each time the page grows, until it has settled or the
 * visitor acts.
 */
export function useSteadyAnchor(): void {
  const { hash, key } = useLocation();
  const firstKey = useRef(key);
  useEffect(() => {
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    // On a full page load the browser itself handles the anchor.
    if (!target || key === firstKey.current) return;
    let height = document.body.offsetHeight;
    const growth = new ResizeObserver(() => {
      if (document.body.offsetHeight === height) return;
      height = document.body.offsetHeight;
      target.scrollIntoView({ behavior: "instant" });
    });
    const stop = () => growth.disconnect();
    growth.observe(document.body);
    const settled = setTimeout(stop, SETTLED_MS);
    for (const move of VISITOR_INPUT) addEventListener(move, stop, { passive: true });
    return () => {
      stop();
      clearTimeout(settled);
      for (const move of VISITOR_INPUT) removeEventListener(move, stop);
    };
  }, [hash, key]);
}
