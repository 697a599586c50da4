/** Toasts: bottom right, Alt+T, three at most. The toaster is loaded when the first one appears. */

type Toast = {
  title: string;
  description?: string;
  tone?: "plain" | "warning" | "error";
  /** A button beside the message, such as Undo. */
  action?: { label: string; run: () => void };
  /** A toast with the same id replaces the previous one. */
  id?: string;
  visibleMs?: number;
};

/** The spec's four to five seconds; errors stay longest, and all of them pause on hover. */
const VISIBLE_MS = 4500;
const ERROR_VISIBLE_MS = 5000;

export async function showToast(wanted: Toast): Promise<void> {
  const { title, description, tone = "plain", action, id, visibleMs } = wanted;
  // In a tab older than the site the file may be gone: then go on without a toast.
  const toaster = await import("./toaster.tsx").catch(() => undefined);
  if (!toaster) return;
  const { toast } = await toaster.mountToaster();
  const show = { plain: toast, warning: toast.warning, error: toast.error }[tone];
  show(title, {
    description,
    duration: visibleMs ?? (tone === "plain" ? VISIBLE_MS : ERROR_VISIBLE_MS),
    ...(action && { action: { label: action.label, onClick: action.run } }),
    ...(id && { id }),
  });
}
