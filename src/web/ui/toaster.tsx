import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";

const HOTKEY = ["altKey", "KeyT"];
const MAX_VISIBLE = 3;

/** Browsers without popovers do not support their selectors either. */
const hasTopLayer = "popover" in HTMLElement.prototype;

let mounted: Promise<HTMLElement> | undefined;

/** Adds the toaster to the page once; it is outside React's tree of the page and survives navigation. */
export async function mountToaster() {
  mounted ??= new Promise((resolve) => {
    const host = document.body.appendChild(document.createElement("div"));
    // A dialog makes the rest of the page inert; toasts must still be announced.
    host.dataset.toaster = "";
    host.popover = "manual";
    createRoot(host).render(
      <Toaster position="bottom-right" hotkey={HOTKEY} visibleToasts={MAX_VISIBLE} closeButton />,
    );
    waitWhileFocused(host);
    followDialogs(host);
    // sonner shows only toasts created after it has mounted.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(host)));
  });
  raise(await mounted);
  return { toast };
}

/**
 * Native dialogs and popovers are in the browser's top layer, above every z-index, and a modal dialog makes
 * everything outside it inert. So the toaster is the topmost popover, and is inside the dialog while there is
 * one.
 */
function raise(host: HTMLElement): void {
  const home = homeOf();
  // Move it only when necessary, because that loses the focus of a user who is reading a toast.
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

/** An opening dialog would cover a toast, and a closing one would remove it. */
function followDialogs(host: HTMLElement): void {
  new MutationObserver(() => {
    if (host.parentElement !== homeOf()) raise(host);
  }).observe(document.body, { attributeFilter: ["open"], childList: true, subtree: true });
}

/**
 * sonner pauses its timer on hover, but not for a user who has reached a toast by keyboard and reads it: so
 * focus is presented as hover.
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
