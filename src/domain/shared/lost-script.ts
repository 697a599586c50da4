/**
 * What is sent in place of a script that cannot be had. Somebody on the way to a page has that page loaded whole;
 * React Router by itself would load the page they are leaving, and the click would be lost. Whoever else asked hears
 * why there is none. Where somebody is going, the page says itself: see page-state.ts in web/platform/hydration. It may be about to.
 */
function inPlaceOfScript(why: string): string {
  return `let to;
for (let tries = 0; tries < 10 && !to; tries += 1) {
  if (tries > 0) await new Promise((goOn) => setTimeout(goOn, 25));
  to = document.documentElement.dataset.nextPage;
}
if (!to) throw new Error(${JSON.stringify(why)});
location.assign(to);
await new Promise(() => {});
`;
}

const EARLIER_BUILD = "This script is lost: it is of an earlier build";

/** Sent by the server to a tab that is older than the current build. */
export const LOST_SCRIPT = /* @__PURE__ */ inPlaceOfScript(EARLIER_BUILD);

/** Sent by the service worker without a network. */
export const UNREACHED_SCRIPT = /* @__PURE__ */ inPlaceOfScript(
  "This script cannot be fetched: no network",
);

/** Reloading fixes a tab from an earlier build; without a network it would only lose what it shows. */
export function isOfEarlierBuild(error: unknown): boolean {
  return error instanceof Error && error.message === EARLIER_BUILD;
}
