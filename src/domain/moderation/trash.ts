export const TRASH_KINDS = ["company", "property", "agent", "review"] as const;

export type TrashKind = (typeof TRASH_KINDS)[number];

/** Something that was deleted and can still be had back. */
export type TrashItem = {
  kind: TrashKind;
  id: string;
  title: string;
  detail: string;
  deletedAt: string;
};
