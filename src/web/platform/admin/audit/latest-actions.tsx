import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useAdmin } from "#web/platform/admin/admin-query.ts";
import { Moment } from "#web/platform/admin/parts/moment.tsx";
import { Link } from "#web/ui/link.tsx";
import { actionLabel } from "./entry.ts";

const SHOWN = 5;

type Props = {
  heading: ReactNode;
  /** The API query that selects the entries. */
  query: string;
  /** The URL of the full list. */
  all: string;
};

/** The latest log entries about a user or object. */
export function LatestActions({ heading, query, all }: Props) {
  const { i18n } = useLingui();
  const { data } = useAdmin("/admin/audit", { query: `${query}&limit=${SHOWN}` });
  if (!data) return null;
  return (
    <section>
      <h3 className="text-base">{heading}</h3>
      {data.data.length === 0 ? (
        <p className="text-muted">
          <Trans>None yet.</Trans>
        </p>
      ) : (
        <>
          <ul className="grid gap-1 py-1">
            {data.data.map((entry) => (
              <li key={entry._id} className="flex flex-wrap justify-between gap-x-3">
                <span>{actionLabel(i18n, entry.action)}</span>
                <span className="text-muted text-sm">
                  <Moment iso={entry.createdAt} />
                </span>
              </li>
            ))}
          </ul>
          <Link to={all} className="inline-flex min-h-11 items-center text-neem hover:underline">
            <Trans>All in the audit log</Trans>
          </Link>
        </>
      )}
    </section>
  );
}
