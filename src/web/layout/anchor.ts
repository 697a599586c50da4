import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Long enough for a slow line to bring what a page fetches last. */
const SETTLED_MS = 5_000;
const VISITOR_INPUT = ["wheel", "pointerdown", "keydown"];

/**
 * Inside the site a link to a part of a page is followed before the page is whole: forms and pictures that come later
 * push that part away. It is found again each time the page grows, until it has settled or the visitor moves on.
 */
export function useSteadyAnchor(): void {
  const { hash, key } = useLocation();
  const firstKey = useRef(key);
  useEffect(() => {
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    // A page that was loaded at its anchor is the browser's own business.
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
