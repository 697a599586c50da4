/** A row as both views render it. */
export type Row<Item> = {
  item: Item;
  isSelected: boolean;
  /** Handles a checkbox; with Shift, selects everything from the last chosen row to this one. */
  toggle: (event: unknown) => void;
};

/** Absent where there are no bulk actions. */
export type Choice = { isAll: boolean; isSome: boolean; toggleAll: (isOn: boolean) => void };
