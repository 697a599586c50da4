import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { AdminList } from "#web/platform/admin/admin-query.ts";
import { Button } from "#web/ui/button.tsx";

const INDIA = "en-IN";

type Props = { list: AdminList<unknown>; children?: ReactNode };

export function Pager({ list, children }: Props) {
  const { items, from, nextCursor } = list;
  const first = from.toLocaleString(INDIA);
  const last = (from + items.length - 1).toLocaleString(INDIA);
  const total = list.total.toLocaleString(INDIA);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 py-2 text-muted text-sm">
      <p>
        {list.totalIsAtLeast ? (
          <Trans>
            {first} to {last} of more than {total}
          </Trans>
        ) : (
          <Trans>
            {first} to {last} of {total}
          </Trans>
        )}
      </p>
      <span className="mr-auto">{children}</span>
      {(nextCursor || !list.isFirstPage) && (
        <div className="flex gap-2">
          <Button
            look="outline"
            size="compact"
            disabled={list.isFirstPage}
            onClick={() => list.turnBack()}
          >
            <Trans>Previous</Trans>
          </Button>
          <Button
            look="outline"
            size="compact"
            disabled={!nextCursor}
            onClick={() => nextCursor && list.turnTo(nextCursor, items.length)}
          >
            <Trans>Next</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
