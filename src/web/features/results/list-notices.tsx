import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { MAX_LINE_LENGTH } from "#domain/search-line/line-length.ts";
import type { Results } from "./results.ts";

/** What a visitor must know about how their search was read. */
export function ListNotices({ results }: { results: Results }) {
  if (!results.isLineCut) return null;
  return (
    <Notice>
      <Trans>
        Your search was too long. We read its first {MAX_LINE_LENGTH} characters and left out the
        rest.
      </Trans>
    </Notice>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return <p className="mt-2 rounded-control bg-sunk px-3.5 py-2.5 text-sm">{children}</p>;
}
