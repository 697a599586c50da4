/** A row as both views draw it. */
export type Row<Item> = {
  item: Item;
  isSelected: boolean;
  /** Of a box's change; with Shift, everything from the one chosen last to this one. */
  toggle: (event: unknown) => void;
};

/** Absent where nothing can be done to several at once. */
export type Choice = { isAll: boolean; isSome: boolean; toggleAll: (isOn: boolean) => void };
