import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";

const HOTKEY = ["altKey", "KeyT"];
const MAX_VISIBLE = 3;

let mounted: Promise<void> | undefined;

/** Adds the toaster to the page, once; it lives outside the page's own tree and outlasts navigation. */
export async function mountToaster() {
  mounted ??= new Promise((resolve) => {
    const host = document.body.appendChild(document.createElement("div"));
    // A dialog makes the rest of the page inert; what is said meanwhile must still be heard.
    host.dataset.toaster = "";
    createRoot(host).render(
      <Toaster position="bottom-right" hotkey={HOTKEY} visibleToasts={MAX_VISIBLE} closeButton />,
    );
    waitWhileFocused(host);
    // sonner hears only of toasts made after it has mounted.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
  await mounted;
  return { toast };
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
