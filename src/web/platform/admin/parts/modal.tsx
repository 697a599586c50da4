import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";

type Props = {
  title: ReactNode;
  onClose: () => void;
  /** A sheet covers the whole screen on a phone; the others float. */
  shape?: "small" | "wide" | "sheet";
  role?: "dialog" | "alertdialog";
  children: ReactNode;
};

const SHAPES = {
  small: "max-w-md rounded-card",
  wide: "max-w-3xl rounded-card",
  sheet: "max-w-lg rounded-card max-sm:h-full max-sm:max-h-full max-sm:rounded-none",
} as const;

/**
 * Not the browser's own modal dialog: that one makes toasts unreachable, and the console reports much about
 * a form in toasts.
 */
export function Modal({ title, onClose, shape = "small", role = "dialog", children }: Props) {
  const { t } = useLingui();
  const titleId = useId();
  const layer = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useAlone(layer);
  useEscape(layer, onClose);
  useEffect(() => focusFirst(box.current), []);

  return createPortal(
    <div
      ref={layer}
      data-modal=""
      className="fixed inset-0 z-40 grid place-items-center overflow-y-auto bg-scrim p-4 max-sm:has-[[data-shape=sheet]]:p-0"
    >
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: either of the two roles supports it */}
      <div
        ref={box}
        role={role}
        aria-modal="true"
        aria-labelledby={titleId}
        data-shape={shape}
        tabIndex={-1}
        className={`flex max-h-[calc(100dvh-2rem)] w-full flex-col overflow-clip bg-surface text-[0.9375rem] text-ink shadow-soft outline-none ${SHAPES[shape]}`}
      >
        <header className="flex flex-none items-center justify-between gap-3 border-line border-b py-2 pr-2 pl-5">
          <h2 id={titleId} className="min-w-0 text-lg [overflow-wrap:anywhere]">
            {title}
          </h2>
          <button
            type="button"
            aria-label={t`Close`}
            onClick={onClose}
            className="grid size-11 flex-none place-items-center rounded-control hover:bg-sunk"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </header>
        {children}
      </div>
    </div>,
    document.body,
  );
}

/** The part that scrolls; what follows it stays in view. */
export function ModalBody({ children }: { children: ReactNode }) {
  return <div className="relative min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>;
}

export function ModalActions({ children }: { children: ReactNode }) {
  return (
    <footer className="flex flex-none flex-wrap justify-end gap-2 border-line border-t bg-sunk px-5 py-3">
      {children}
    </footer>
  );
}

/** While the dialog is open only toasts can be reached besides it; closing it restores the focus. */
function useAlone(layer: { current: HTMLElement | null }): void {
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const others = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement &&
        element !== layer.current &&
        !element.inert &&
        !("toaster" in element.dataset),
    );
    for (const element of others) element.inert = true;
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = "hidden";
    return () => {
      for (const element of others) element.inert = false;
      document.documentElement.style.overflow = overflow;
      before?.focus();
    };
  }, [layer]);
}

/**
 * Listens wherever the focus is, because a button that is disabled while it saves loses the focus to the
 * page. Closes the topmost dialog.
 */
function useEscape(layer: { current: HTMLElement | null }, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTheirs = event.defaultPrevented || isInToaster(event.target);
      const isOnTop = [...document.querySelectorAll("[data-modal]")].at(-1) === layer.current;
      if (event.key !== "Escape" || isTheirs || !isOnTop) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [layer]);
}

function isInToaster(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-toaster]") !== null;
}

function focusFirst(box: HTMLElement | null): void {
  if (!box || box.contains(document.activeElement)) return;
  const first = box.querySelector<HTMLElement>("[data-autofocus]") ?? box;
  first.focus();
}
