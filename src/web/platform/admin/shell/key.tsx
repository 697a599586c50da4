import type { ReactNode } from "react";

/** Shows a key of the keyboard. */
export function Key({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <kbd
      className={`rounded-[4px] border border-line border-b-2 bg-surface px-1.5 font-[inherit] text-[0.8125rem] text-muted ${className}`}
    >
      {children}
    </kbd>
  );
}
