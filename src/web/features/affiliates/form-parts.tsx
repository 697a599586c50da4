import type { ReactNode } from "react";

/** Confirms what was just done, visibly and for screen readers. */
export function DoneNote({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="rounded-control bg-neem-wash px-4 py-3 font-medium">
      {children}
    </p>
  );
}
