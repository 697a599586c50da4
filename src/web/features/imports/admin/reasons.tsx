import { Trans } from "@lingui/react/macro";
import { useSearchParams } from "react-router";
import type { ReasonCount } from "#domain/imports/import.ts";
import { useAdmin } from "#web/platform/admin/admin-query.ts";

const SHOWN = 8;

/** Why rows were not imported, most common first; each reason links to its rows. */
export function Reasons({ id }: { id: string }) {
  const { data } = useAdmin("/admin/imports/{id}/reasons", { id });
  const [, setParams] = useSearchParams();
  if (!data || data.data.length === 0) return null;
  const most = Math.max(...data.data.map(({ rows }) => rows));

  function show({ outcome, field, reason }: ReasonCount) {
    setParams({ import: id, outcome, field, q: reason.slice(0, 100) });
  }

  return (
    <section>
      <h2 className="mb-2 text-base">
        <Trans>Why rows were not taken</Trans>
      </h2>
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line">
        {data.data.slice(0, SHOWN).map((one) => (
          <li key={`${one.outcome} ${one.field} ${one.reason}`} className="relative bg-surface">
            <div
              aria-hidden="true"
              className={`absolute inset-y-0 left-0 ${one.outcome === "refused" ? "bg-brick-wash" : "bg-sunk"}`}
              style={{ width: `${Math.max(1, (one.rows / most) * 100)}%` }}
            />
            <button
              type="button"
              onClick={() => show(one)}
              className="relative flex min-h-11 w-full items-center justify-between gap-4 px-4 py-1.5 text-left hover:underline"
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">{one.words}</span>
              <span className="font-semibold">{one.rows.toLocaleString("en-IN")}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
