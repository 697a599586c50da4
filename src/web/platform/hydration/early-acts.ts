/**
 * A button pressed before the page, or its part of the page, is hydrated would do nothing, or would submit
 * its form and load another page. This holds the click and repeats it once React listens there. A click that
 * has waited too long, or for scripts that never load, is repeated with its native behaviour. The same goes
 * for links that scripts handle within the page, marked `data-in-page`: a photo, Load More. Other links, GET
 * forms, and what the browser itself opens and closes are not held.
 *
 * Part of the inline script, see late-scripts.ts. `entry.client.tsx` reports when React listens at all.
 */

const PATIENCE_MS = 5_000;
const POLL_MS = 50;

export const EARLY_CLICKS = `
let touch;
const early = { touched: new Promise((resolve) => { touch = resolve; }), isListening: false };
window.early = early;
const held = new Map();
let hasFailed = false;
let pressed;
// React lets no event pass to a part that it has not taken over, and takes it over next. Nobody else heeds this one.
const isAwake = (button) => {
  let hasPassed = false;
  const pass = () => { hasPassed = true; };
  addEventListener("auxclick", pass);
  button.dispatchEvent(new MouseEvent("auxclick", { bubbles: true }));
  removeEventListener("auxclick", pass);
  return early.isListening && hasPassed;
};
const pressHeld = () => {
  for (const [button, until] of held) {
    if (!hasFailed && performance.now() < until && !isAwake(button)) continue;
    held.delete(button);
    pressed = button;
    button.click();
    pressed = undefined;
  }
  if (held.size > 0) setTimeout(pressHeld, ${POLL_MS});
};
const isModified = (event) => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
// What the browser would do by itself, and must not do yet.
const isOwnAct = (button, event) =>
  button.localName === "a"
    ? !isModified(event)
    : button.type === "submit" && button.form?.method === "post";
addEventListener("click", (event) => {
  const button = event.target.closest?.("button, a[data-in-page]");
  if (!button || button === pressed || button.popoverTargetElement) return;
  const isHeldBack = isOwnAct(button, event);
  if (!(isHeldBack || button.type === "button") || isAwake(button)) return;
  if (isHeldBack) event.preventDefault();
  // A screen reader may click without any of the signs that late-scripts.ts waits for.
  touch();
  start();
  if (held.size === 0) setTimeout(pressHeld, ${POLL_MS});
  held.set(button, performance.now() + ${PATIENCE_MS});
}, true);
`;
