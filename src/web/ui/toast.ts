/** Toasts: bottom right, Alt+T, three at most. The toaster is fetched when the first one appears. */

type Toast = {
  title: string;
  description?: string;
  tone?: "plain" | "warning" | "error";
  /** Something to press beside the words, such as Undo. */
  action?: { label: string; run: () => void };
  /** A toast of the same id takes the place of the one before it. */
  id?: string;
  visibleMs?: number;
};

/** The spec's four to five seconds; an error has the longest of them, and all wait while they are pointed at. */
const VISIBLE_MS = 4500;
const ERROR_VISIBLE_MS = 5000;

export async function showToast(wanted: Toast): Promise<void> {
  const { title, description, tone = "plain", action, id, visibleMs } = wanted;
  // In a tab older than the site the file may be gone: what was done counts, told or not.
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
