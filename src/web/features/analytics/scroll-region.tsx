import type { ReactNode } from "react";

type Props = { labelledBy: string; className: string; children: ReactNode };

/** A table wider or longer than its place, which the keyboard can scroll too. */
export function ScrollRegion({ labelledBy, className, children }: Props) {
  return (
    <section
      aria-labelledby={labelledBy}
      className={className}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {children}
    </section>
  );
}
