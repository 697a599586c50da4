import { Trans } from "@lingui/react/macro";

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** A loading list, in its final size. */
export function RowsSkeleton({ isTable }: { isTable: boolean }) {
  return (
    <div role="status">
      <span className="sr-only">
        <Trans>Loading...</Trans>
      </span>
      <div
        aria-hidden="true"
        className={
          isTable
            ? "overflow-hidden rounded-card border border-line bg-surface"
            : "grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3.5"
        }
      >
        {ROWS.map((row) =>
          isTable ? (
            <div key={row} className="flex h-12 items-center gap-4 border-line border-b px-4">
              <div className="skeleton h-4 w-1/4" />
              <div className="skeleton h-4 w-1/6" />
              <div className="skeleton ml-auto h-4 w-1/6" />
            </div>
          ) : (
            <div key={row} className="grid gap-3 rounded-card border border-line bg-surface p-4">
              <div className="skeleton h-5 w-1/2" />
              <div className="skeleton h-4 w-5/6" />
              <div className="skeleton h-4 w-2/3" />
            </div>
          ),
        )}
      </div>
    </div>
  );
}
