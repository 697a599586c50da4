/** Toasts: bottom right, Alt+T, three at most. The toaster is fetched when the first one appears. */

type Toast = { title: string; description?: string; tone?: "plain" | "error" };

const VISIBLE_MS = 4500;

export async function showToast({ title, description, tone = "plain" }: Toast): Promise<void> {
  const { toast } = await (await import("./toaster.tsx")).mountToaster();
  const show = tone === "error" ? toast.error : toast;
  // A toast says what has just happened; an error stays until it has been read.
  show(title, { description, duration: tone === "error" ? VISIBLE_MS * 2 : VISIBLE_MS });
}
