/**
 * What is sent in place of a script that cannot be had: the tab is older than the site, or the network is gone.
 * Somebody on the way to a page has that page loaded whole; React Router by itself would load the page they are
 * leaving, and the click would be lost. Whoever else asked hears that the script is lost.
 */
export const LOST_SCRIPT = `const to = window.__reactRouterDataRouter?.state.navigation.location;
if (!to) throw new Error("This script is lost: it may be of an earlier build");
location.assign(to.pathname + to.search + to.hash);
await new Promise(() => {});
`;
