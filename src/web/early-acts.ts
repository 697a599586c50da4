/**
 * A button that is pressed before the page is alive would do nothing, or send its form and load another page.
 * The press is held and made again once React listens, which wakes what is pressed first. One that has waited
 * too long, or for scripts that never come, is made as without them. Links, forms that only ask, and what a
 * browser opens and closes by itself wait for nobody.
 *
 * Part of the script in the page, see late-scripts.ts; first-touch.ts has the presses made.
 */

const PATIENCE_MS = 5_000;

export const EARLY_ACTS = `
const acts = new Map();
const hold = (event) => {
  start();
  const button = event.target.closest("button");
  if (!button || button.popoverTargetElement) return;
  const isSending = button.type === "submit" && button.form?.method === "post";
  if (isSending) event.preventDefault();
  if (!isSending && button.type !== "button") return;
  acts.set(button, () => button.click());
  setTimeout(release, ${PATIENCE_MS});
};
const release = () => {
  removeEventListener("click", hold, true);
  for (const [button, press] of acts) if (button.isConnected) press();
  acts.clear();
};
addEventListener("click", hold, true);
const early = { acts, release, isTouched: false };
window.early = early;
`;
