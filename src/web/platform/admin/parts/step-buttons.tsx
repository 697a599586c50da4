import { useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useState } from "react";

/** Opens the previous or next item of the list, which stays as it is. */
export function StepButtons() {
  const { t } = useLingui();
  const [ends, setEnds] = useState({ isFirst: true, isLast: true });
  // The list marks its openers, and the open row, only after this has rendered.
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

/** The opener of the open row, however the admin got there. */
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
