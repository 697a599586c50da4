import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { WAITING_KINDS } from "#domain/moderation/bulk.ts";
import { QUEUE_KINDS, type QueueCounts } from "#domain/moderation/queue.ts";
import { useAdmin } from "#web/platform/admin/admin-query.ts";
import type { ListState } from "#web/platform/admin/list-state.ts";
import { defineSection } from "#web/platform/admin/table/define-section.tsx";
import { FilterSelect } from "#web/platform/admin/table/toolbar.tsx";
import { Button } from "#web/ui/button.tsx";
import { QueueCard } from "./queue-card.tsx";
import { KIND_LABELS, versionIn } from "./queue-item.ts";
import { QueuePanel } from "./queue-panel.tsx";

/** The moderation queue, decided one entry after another. */
export default defineSection({
  call: "/admin/queue",
  head: ({ list: { items }, openId, open }) =>
    items[0] &&
    !items.some(({ _id }) => _id === openId) && (
      <Button size="compact" data-add="" onClick={() => open(items[0]?._id ?? "")}>
        <Trans>Start reviewing</Trans>
      </Button>
    ),
  search: msg`Search what waits`,
  filters: [{ name: "kind", control: KindFilter, isOfEmpty: true }],
  // The cards show everything.
  columns: [],
  view: "cards",
  card: (entry, { opener }) => <QueueCard entry={entry} opener={opener} />,
  nameOf: ({ title }) => title,
  bulk: {
    list: "queue",
    kind: (entry) => ({ kind: WAITING_KINDS[entry.kind], ...versionIn(entry) }),
    actions: [
      {
        label: msg`Approve`,
        act: "approve",
        ask: (count, i18n) => ({
          title: i18n._(
            msg`${plural(count, { one: "Approve # without opening it?", other: "Approve # without opening them?" })}`,
          ),
          body: (
            <Trans>
              Listings, edits and companies go live, reviews are published, reports are dismissed.
            </Trans>
          ),
        }),
        done: (count) => msg`${plural(count, { one: "# approved", other: "# approved" })}`,
      },
    ],
  },
  isPanelWide: true,
  panel: (entry, { list: { items }, open, close }) => {
    if (!entry) return null;
    const next = items[items.indexOf(entry) + 1] ?? items.find((other) => other !== entry);
    const goOn = () => open(next?._id ?? "");
    return <QueuePanel entry={entry} onDecided={goOn} onSkip={goOn} onClose={close} />;
  },
  empty: msg`Nothing waits for you`,
  emptyNote: (
    <Trans>
      New listings, edits, new companies, reports and reviews come up here, the longest waiting
      first.
    </Trans>
  ),
});

function KindFilter({ list }: { list: ListState }) {
  const { t, i18n } = useLingui();
  const { data } = useAdmin("/admin/queue", { query: "limit=1" });
  const counts = (data as { counts?: QueueCounts } | undefined)?.counts;
  return (
    <FilterSelect
      list={list}
      name="kind"
      label={t`Kind`}
      all={t`Everything that waits`}
      options={QUEUE_KINDS.map((kind) => ({
        value: kind,
        label: `${i18n._(KIND_LABELS[kind].label)}${counts ? ` (${counts[kind]})` : ""}`,
      }))}
    />
  );
}
