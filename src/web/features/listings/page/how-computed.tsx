import { Trans } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

/** A fold beside a figure that explains where it comes from. */
export function HowComputed({ children }: { children: ReactNode }) {
  return (
    <details className="group mt-2 text-sm">
      <summary className="inline-flex min-h-11 items-center gap-1 font-medium text-neem">
        <ChevronRight
          aria-hidden="true"
          className="size-4 transition-transform group-open:rotate-90"
        />
        <Trans>How this is worked out</Trans>
      </summary>
      <div className="max-w-[68ch] pb-2 text-muted">{children}</div>
    </details>
  );
}
