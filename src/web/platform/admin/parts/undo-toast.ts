import { showToast } from "#web/ui/toast.ts";

/** Long enough to notice a mistake; deleted items can be restored for thirty days anyway. */
const UNDO_MS = 10_000;

type Undoable = { title: string; description?: string; label: string; undo: () => void };

export function showUndoToast({ title, description, label, undo }: Undoable): Promise<void> {
  return showToast({
    title,
    ...(description && { description }),
    action: { label, run: undo },
    visibleMs: UNDO_MS,
  });
}
