import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Modal } from "./modal.tsx";
import { openOpener, StepButtons } from "./step-buttons.tsx";
import { useIsAtLeast } from "./use-wide.ts";

const BESIDE = 1120;

type Props = { title: ReactNode; onClose: () => void; children: ReactNode };

/** The open item: beside its list where there is space, otherwise above it. */
export function SidePanel(props: Props) {
  return useIsAtLeast(BESIDE) ? <Beside {...props} /> : <Above {...props} />;
}

type SplitProps = { children: ReactNode; panel: ReactNode; isWide?: boolean | undefined };

/** The list with the open item on its right; the wider of the two is the list, unless `isWide`. */
export function Split({ children, panel, isWide = false }: SplitProps) {
  const columns = isWide
    ? "lg:grid-cols-[20rem_minmax(0,1fr)]"
    : "lg:grid-cols-[minmax(0,1fr)_minmax(20rem,22rem)]";
  return (
    <div className={panel ? `grid items-start gap-4 ${columns}` : ""}>
      <div className="min-w-0">{children}</div>
      {panel}
    </div>
  );
}

function Above({ title, onClose, children }: Props) {
  return (
    <Modal title={title} shape="sheet" onClose={onClose}>
      <div className="relative min-h-0 flex-1 overflow-y-auto p-5">
        <div className="-mt-3 flex justify-end">
          <StepButtons />
        </div>
        {children}
      </div>
    </Modal>
  );
}

function Beside({ title, onClose, children }: Props) {
  const { t } = useLingui();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    opener.current ??= document.activeElement;
    panel.current?.focus({ preventScroll: true });
  }, []);

  function close() {
    const target = openOpener() ?? opener.current;
    onClose();
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }
  useEscape(close);

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="sticky top-18 max-h-[calc(100dvh-5.5rem)] overflow-y-auto rounded-card border border-line bg-surface p-4.5 shadow-soft outline-none"
    >
      <header className="mb-2 flex items-center justify-between gap-3">
        <h2 id={titleId} className="min-w-0 text-lg [overflow-wrap:anywhere]">
          {title}
        </h2>
        <span className="-my-1 -mr-2 flex flex-none">
          <StepButtons />
          <button
            type="button"
            aria-label={t`Close`}
            onClick={close}
            className="grid size-11 flex-none place-items-center rounded-control hover:bg-sunk"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </span>
      </header>
      {children}
    </section>
  );
}

/** Listens wherever the focus is: the button that was pressed may be gone, and the focus with it. */
function useEscape(close: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTheirs = event.defaultPrevented || document.querySelector("[data-modal]");
      if (event.key === "Escape" && !isTheirs) close();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [close]);
}
