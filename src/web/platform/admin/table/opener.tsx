import type { ReactNode } from "react";
import type { RowWays } from "./columns.ts";

type Props<Item> = RowWays<Item> & { item: Item; children: ReactNode };

/** What opens a row: the whole of it can be pressed, and `j` and `k` go from one to the next. */
export function Opener<Item extends { _id: string }>(props: Props<Item>) {
  const { item, onOpen, openId, children } = props;
  if (!onOpen) {
    return (
      // Nothing to open, but `j` and `k` must have somewhere to go.
      <span data-opener="" tabIndex={-1}>
        {children}
      </span>
    );
  }
  return (
    <button
      type="button"
      data-opener=""
      aria-pressed={openId === undefined ? undefined : openId === item._id}
      onClick={() => onOpen(item)}
      className="card-link block w-full text-left focus-visible:after:outline-2 focus-visible:after:outline-neem focus-visible:after:-outline-offset-2"
    >
      {children}
    </button>
  );
}
