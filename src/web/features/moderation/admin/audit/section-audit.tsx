import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { AuditEntry as Entry } from "#domain/moderation/answer-schema.ts";
import { Diff } from "#web/platform/admin/audit/diff.tsx";
import { differencesIn } from "#web/platform/admin/audit/differences.ts";
import {
  actionLabel,
  kindLabel,
  nameOfThing,
  pathOfThing,
} from "#web/platform/admin/audit/entry.ts";
import { Facts } from "#web/platform/admin/parts/facts.tsx";
import { Moment } from "#web/platform/admin/parts/moment.tsx";
import { SidePanel } from "#web/platform/admin/parts/side-panel.tsx";
import { defineSection } from "#web/platform/admin/table/define-section.tsx";
import { Link } from "#web/ui/link.tsx";
import {
  ActionFilter,
  ClearButton,
  KindFilter,
  ObjectChip,
  PersonFilter,
} from "./audit-filters.tsx";

/** Who did what, when, and what it changed. */
export default defineSection({
  call: "/admin/audit",
  filters: [
    { name: "objectType", control: KindFilter },
    { name: "action", control: ActionFilter },
    { name: "actor", control: PersonFilter },
    { name: "from", day: msg`From` },
    { name: "to", day: msg`To` },
    { name: "objectId", control: ObjectChip },
  ],
  tools: ({ list }) => list.items.length > 0 && <ClearButton list={list} />,
  columns: [
    {
      header: msg`What`,
      cell: ({ action }, { i18n }) => (
        <span className="font-medium">{actionLabel(i18n, action)}</span>
      ),
    },
    { header: msg`Who`, cell: (entry) => <Who entry={entry} /> },
    {
      header: msg({ message: "About", context: "what an entry is about" }),
      cell: (entry) => (
        <span className="line-clamp-1 max-w-56 text-muted [overflow-wrap:anywhere]">
          {nameOfThing(entry)}
        </span>
      ),
      isExtra: true,
    },
    {
      header: msg`Fields`,
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
      header: msg`When`,
      sort: "createdAt",
      cell: ({ createdAt }) => <Moment iso={createdAt} />,
    },
  ],
  nameOf: ({ action }, i18n) => actionLabel(i18n, action),
  exported: "audit",
  panel: (entry, { list, close, i18n }) =>
    entry && (
      <SidePanel title={actionLabel(i18n, entry.action)} onClose={close}>
        <EntryDetails entry={entry} onFilter={(changes) => list.set(changes)} />
      </SidePanel>
    ),
  empty: msg`Nothing has been done yet`,
});

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
