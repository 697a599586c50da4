import { useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useState } from "react";

/** From what is open to the one before and the one after it in the list, which stays as it is. */
export function StepButtons() {
  const { t } = useLingui();
  const [ends, setEnds] = useState({ isFirst: true, isLast: true });
  // The list marks what opens its rows, and which of them is open, a moment after this is drawn.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const { openers, at } = openersOfList();
      const isFirst = at <= 0;
      const isLast = at < 0 || at === openers.length - 1;
      setEnds((had) =>
        had.isFirst === isFirst && had.isLast === isLast ? had : { isFirst, isLast },
      );
    });
    return () => cancelAnimationFrame(frame);
  });
  const look =
    "grid size-11 flex-none place-items-center rounded-control hover:bg-sunk disabled:opacity-40";
  return (
    <>
      <button
        type="button"
        aria-label={t`Previous row`}
        disabled={ends.isFirst}
        onClick={() => step(-1)}
        className={look}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </button>
      <button
        type="button"
        aria-label={t`Next row`}
        disabled={ends.isLast}
        onClick={() => step(1)}
        className={look}
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </button>
    </>
  );
}

/** What opened the row that is open, however one came to it. */
export function openOpener(): HTMLElement | undefined {
  const { openers, at } = openersOfList();
  return openers[at];
}

function step(by: 1 | -1): void {
  const { openers, at } = openersOfList();
  openers[at + by]?.click();
}

function openersOfList(): { openers: HTMLElement[]; at: number } {
  const openers = [...document.querySelectorAll<HTMLElement>("[data-opener]")];
  return { openers, at: openers.findIndex((each) => each.ariaPressed === "true") };
}
