import type { ReactNode } from "react";

type Props = { labelledBy: string; className: string; children: ReactNode };

/** Lets the keyboard scroll a table that is larger than its container. */
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
