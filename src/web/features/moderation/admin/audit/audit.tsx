import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { AuditEntry as Entry } from "#domain/moderation/answer-schema.ts";
import { useAdminList } from "#web/platform/admin/admin-query.ts";
import { Diff } from "#web/platform/admin/audit/diff.tsx";
import { differencesIn } from "#web/platform/admin/audit/differences.ts";
import {
  actionLabel,
  kindLabel,
  nameOfThing,
  pathOfThing,
} from "#web/platform/admin/audit/entry.ts";
import { useParameter } from "#web/platform/admin/list-state.ts";
import { Facts } from "#web/platform/admin/parts/facts.tsx";
import { Moment } from "#web/platform/admin/parts/moment.tsx";
import { PageHead } from "#web/platform/admin/parts/page-head.tsx";
import { SidePanel, Split } from "#web/platform/admin/parts/side-panel.tsx";
import type { Column } from "#web/platform/admin/table/columns.ts";
import { DataTable } from "#web/platform/admin/table/data-table.tsx";
import { useEmptyList } from "#web/platform/admin/table/toolbar.tsx";
import { Link } from "#web/ui/link.tsx";
import { AuditFilters } from "./audit-filters.tsx";

const FILTERS = ["actor", "action", "objectType", "objectId", "from", "to"];

/** Who did what, when, and what it changed. */
export function Audit() {
  const { t, i18n } = useLingui();
  const list = useAdminList({ path: "/admin/audit", filters: FILTERS });
  const [openId, open] = useParameter("open");
  const columns = useColumns();
  const { title } = useEmptyList(list, FILTERS, t`Nothing has been done yet`);
  const entry = list.items.find(({ _id }) => _id === openId);
  return (
    <>
      <PageHead title={<Trans>Audit log</Trans>} />
      <AuditFilters list={list} filters={FILTERS} />
      <Split
        panel={
          entry && (
            <SidePanel
              key={entry._id}
              title={actionLabel(i18n, entry.action)}
              onClose={() => open("")}
            >
              <EntryDetails entry={entry} onFilter={(changes) => list.set(changes)} />
            </SidePanel>
          )
        }
      >
        <DataTable
          label={t`Audit log`}
          list={list}
          exported="audit"
          columns={columns}
          nameOf={({ action }) => actionLabel(i18n, action)}
          onOpen={({ _id }) => open(_id)}
          openId={openId}
          empty={{ title }}
        />
      </Split>
    </>
  );
}

function useColumns(): Column<Entry>[] {
  const { t, i18n } = useLingui();
  return useMemo(
    () => [
      {
        id: "action",
        header: t`What`,
        cell: ({ action }) => <span className="font-medium">{actionLabel(i18n, action)}</span>,
      },
      { id: "who", header: t`Who`, cell: (entry) => <Who entry={entry} /> },
      {
        id: "thing",
        header: t({ message: "About", context: "what an entry is about" }),
        cell: (entry) => (
          <span className="line-clamp-1 max-w-56 text-muted [overflow-wrap:anywhere]">
            {nameOfThing(entry)}
          </span>
        ),
        isExtra: true,
      },
      {
        id: "fields",
        header: t`Fields`,
        cell: (entry) => (
          <span className="line-clamp-1 text-muted">
            {differencesIn(entry)
              .map(({ field }) => field)
              .join(", ")}
          </span>
        ),
        isExtra: true,
      },
      {
        id: "when",
        header: t`When`,
        sort: "createdAt",
        cell: ({ createdAt }) => <Moment iso={createdAt} />,
      },
    ],
    [t, i18n],
  );
}

function Who({ entry: { actorId, actorName } }: { entry: Entry }) {
  if (actorName) return actorName;
  return (
    <span className="text-muted">
      {actorId ? <Trans>Somebody who is gone</Trans> : <Trans>Nobody signed in</Trans>}
    </span>
  );
}

type DetailsProps = { entry: Entry; onFilter: (changes: Record<string, string>) => void };

function EntryDetails({ entry, onFilter }: DetailsProps) {
  const { t, i18n } = useLingui();
  const path = pathOfThing(entry);
  const { actorId, objectType, objectId } = entry;
  return (
    <div className="grid gap-4">
      <Facts
        facts={[
          [t`Who`, <Who key="who" entry={entry} />],
          [t`When`, <Moment key="when" iso={entry.createdAt} />],
          [t`From`, entry.address],
          [kindLabel(i18n, objectType), nameOfThing(entry)],
        ]}
      />
      <Diff entry={entry} />
      <div className="flex flex-wrap gap-x-4">
        {path && (
          <Link to={path} className={LINK}>
            <Trans>Open it</Trans>
          </Link>
        )}
        <button type="button" onClick={() => onFilter({ objectType, objectId })} className={LINK}>
          <Trans>Everything about it</Trans>
        </button>
        {actorId && (
          <button type="button" onClick={() => onFilter({ actor: actorId })} className={LINK}>
            <Trans>Everything by this person</Trans>
          </button>
        )}
      </div>
    </div>
  );
}

const LINK = "inline-flex min-h-11 items-center font-medium text-neem hover:underline";
