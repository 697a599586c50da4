export const TRASH_KINDS = ["company", "property", "agent", "review"] as const;

export type TrashKind = (typeof TRASH_KINDS)[number];

/** A deleted item that can still be restored. */
export type TrashItem = {
  kind: TrashKind;
  id: string;
  title: string;
  detail: string;
  deletedAt: string;
};
