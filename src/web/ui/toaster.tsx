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
    // sonner hears only of toasts made after it has mounted.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
  await mounted;
  return { toast };
}
