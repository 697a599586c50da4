/** The inline script of every page. The framework's scripts wait for it, see deferred-scripts.ts. */

import { CONTACT_CLICKS } from "#web/platform/contact.ts";
import { EARLY_TAPS } from "./early-tap.ts";

/** Scripts wait no longer than this for the pictures in sight. */
const PATIENCE_MS = 3_000;
/** Events that show that a visitor is about to interact. A screen reader may click without any of the others. */
const SIGNS = ["pointermove", "pointerdown", "wheel", "scroll", "keydown", "focusin", "click"];
export const DEFERRED = "deferred-module";
export const PAGE_SCRIPT_ID = "page-script";

export const PAGE_SCRIPT = `{
window.touched = new Promise((resolve) => {
  for (const type of ${JSON.stringify(SIGNS)}) addEventListener(type, resolve, { capture: true, passive: true, once: true });
});
let isStarted = false;
let hasFailed = false;
const fail = () => {
  hasFailed = true;
  for (const link of document.querySelectorAll("[data-tapped]")) follow(link);
};
const start = () => {
  if (isStarted) return;
  isStarted = true;
  for (const link of document.querySelectorAll('link[rel="${DEFERRED}"]')) link.rel = "modulepreload";
  for (const { nonce, text } of document.querySelectorAll('script[type="${DEFERRED}"]')) {
    const script = { type: "module", nonce, text, onerror: fail };
    document.head.append(Object.assign(document.createElement("script"), script));
  }
};
${CONTACT_CLICKS}
${EARLY_TAPS}
addEventListener("DOMContentLoaded", () => {
  window.touched.then(start);
  setTimeout(start, ${PATIENCE_MS});
});
// After the frame that shows the first picture.
addEventListener("load", () => requestAnimationFrame(() => setTimeout(start)));
}`;
