import type { ReactNode } from "react";
import type { RowWays } from "./columns.ts";

type Props<Item> = RowWays<Item> & { item: Item; children: ReactNode };

/** Opens a row: the whole row can be pressed, and `j` and `k` move between openers. */
export function Opener<Item extends { _id: string }>(props: Props<Item>) {
  const { item, onOpen, openId, children } = props;
  if (!onOpen) {
    return (
      // There is nothing to open, but `j` and `k` need something to focus.
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
