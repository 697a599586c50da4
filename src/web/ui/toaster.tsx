import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";

const HOTKEY = ["altKey", "KeyT"];
const MAX_VISIBLE = 3;

/** Browsers without popovers do not know the selectors about them either. */
const hasTopLayer = "popover" in HTMLElement.prototype;

let mounted: Promise<HTMLElement> | undefined;

/** Adds the toaster to the page, once; it lives outside the page's own tree and outlasts navigation. */
export async function mountToaster() {
  mounted ??= new Promise((resolve) => {
    const host = document.body.appendChild(document.createElement("div"));
    // A dialog makes the rest of the page inert; what is said meanwhile must still be heard.
    host.dataset.toaster = "";
    host.popover = "manual";
    createRoot(host).render(
      <Toaster position="bottom-right" hotkey={HOTKEY} visibleToasts={MAX_VISIBLE} closeButton />,
    );
    waitWhileFocused(host);
    followDialogs(host);
    // sonner hears only of toasts made after it has mounted.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(host)));
  });
  raise(await mounted);
  return { toast };
}

/**
 * The browser's own dialogs and popovers lie in its top layer, above every z-index, and a modal dialog makes all inert
 * that is outside of it. So the toaster is a popover too, the latest one, and inside the dialog while there is one.
 */
function raise(host: HTMLElement): void {
  const home = homeOf();
  // Moved only where it has to be: the focus of who reads a toast would be lost.
  if (host.parentElement !== home) home.append(host);
  if (!hasTopLayer) return;
  const isCovered = document.querySelector(":popover-open:not([data-toaster])") !== null;
  if (isCovered && host.matches(":popover-open")) host.hidePopover();
  if (!host.matches(":popover-open")) host.showPopover();
}

function homeOf(): Element {
  const dialogs = hasTopLayer ? [...document.querySelectorAll("dialog:modal")] : [];
  return dialogs.at(-1) ?? document.body;
}

/** A dialog that opens covers what is being said, and one that goes would take it away. */
function followDialogs(host: HTMLElement): void {
  new MutationObserver(() => {
    if (host.parentElement !== homeOf()) raise(host);
  }).observe(document.body, { attributeFilter: ["open"], childList: true, subtree: true });
}

/**
 * sonner stops its clock for a pointer, but not for somebody who has come to a toast by keyboard and reads it: the focus
 * is made to look like a pointer.
 */
function waitWhileFocused(host: HTMLElement): void {
  const pretend = (type: string, { target }: Event) =>
    (target as Element).dispatchEvent(
      new MouseEvent(type, { bubbles: true, relatedTarget: document.body }),
    );
  host.addEventListener("focusin", (event) => pretend("mousemove", event));
  host.addEventListener("focusout", (event) => {
    const isInside = event.relatedTarget instanceof Node && host.contains(event.relatedTarget);
    if (!isInside) pretend("mouseout", event);
  });
}
