import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { QueueEntry } from "#domain/moderation/answer-schema.ts";
import { WAITING_KINDS } from "#domain/moderation/bulk.ts";
import type { QueueCounts } from "#domain/moderation/queue.ts";
import { QUEUE_KINDS } from "#domain/moderation/queue.ts";
import { useAdmin, useAdminList } from "#web/platform/admin/admin-query.ts";
import { type ListState, useParameter } from "#web/platform/admin/list-state.ts";
import { useConfirm } from "#web/platform/admin/parts/confirm-dialog.tsx";
import { PageHead } from "#web/platform/admin/parts/page-head.tsx";
import type { Bulk, Column } from "#web/platform/admin/table/columns.ts";
import { DataTable } from "#web/platform/admin/table/data-table.tsx";
import { Opener } from "#web/platform/admin/table/opener.tsx";
import {
  FilterSelect,
  SearchBox,
  Toolbar,
  useEmptyList,
} from "#web/platform/admin/table/toolbar.tsx";
import { Button } from "#web/ui/button.tsx";
import { QueueCard } from "./queue-card.tsx";
import { KIND_LABELS, versionIn } from "./queue-item.ts";
import { QueuePanel } from "./queue-panel.tsx";

const FILTERS = ["kind"];
/** The cards show everything; the table is never rendered. */
const NO_COLUMNS: Column<QueueEntry>[] = [];

/** The moderation queue, decided one entry after another. */
export function Queue() {
  const { t } = useLingui();
  const list = useAdminList({ path: "/admin/queue", filters: FILTERS });
  const [openId, setOpenId] = useParameter("open");
  const { items } = list;
  const empty = useEmptyQueue(list);
  const at = items.findIndex((entry) => entry._id === openId);
  const open = items[at];

  /** Opens the next entry after this one is decided or skipped. */
  function goOn() {
    const next = items[at + 1] ?? items.find((entry) => entry._id !== openId);
    setOpenId(next?._id ?? "");
  }

  const ways = {
    nameOf: (entry: QueueEntry) => entry.title,
    onOpen: (entry: QueueEntry) => setOpenId(entry._id),
    openId,
  };
  return (
    <>
      <PageHead title={<Trans>Review queue</Trans>}>
        {items[0] && !open && (
          <Button size="compact" data-add="" onClick={() => setOpenId(items[0]?._id ?? "")}>
            <Trans>Start reviewing</Trans>
          </Button>
        )}
      </PageHead>
      <Toolbar>
        <SearchBox list={list} label={t`Search what waits`} />
        <KindFilter list={list} />
      </Toolbar>
      <div className={open ? "grid items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]" : ""}>
        <div className="min-w-0">
          <DataTable
            {...ways}
            label={t`Review queue`}
            list={list}
            columns={NO_COLUMNS}
            view="cards"
            bulk={useQueueBulk()}
            card={(entry) => (
              <QueueCard
                entry={entry}
                opener={(children) => (
                  <Opener {...ways} item={entry}>
                    {children}
                  </Opener>
                )}
              />
            )}
            empty={empty}
          />
        </div>
        {open && (
          <QueuePanel
            key={open._id}
            entry={open}
            onDecided={goOn}
            onSkip={goOn}
            onClose={() => setOpenId("")}
          />
        )}
      </div>
    </>
  );
}

/** An empty queue is good news; a search without results is not. */
function useEmptyQueue(list: ListState) {
  const { t } = useLingui();
  const empty = useEmptyList(list, [], t`Nothing waits for you`);
  if (empty.action) return empty;
  return {
    ...empty,
    children: (
      <Trans>
        New listings, edits, new companies, reports and reviews come up here, the longest waiting
        first.
      </Trans>
    ),
  };
}

function KindFilter({ list }: { list: Parameters<typeof FilterSelect>[0]["list"] }) {
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

function useQueueBulk(): Bulk<QueueEntry> {
  const { t } = useLingui();
  const confirm = useConfirm();
  return useMemo(
    () => ({
      list: "queue",
      kind: (entry) => ({ kind: WAITING_KINDS[entry.kind], ...versionIn(entry) }),
      actions: [
        {
          label: t`Approve`,
          prepare: async (count) => {
            return Boolean(
              await confirm({
                title: t`${plural(count, { one: "Approve # without opening it?", other: "Approve # without opening them?" })}`,
                body: (
                  <Trans>
                    Listings, edits and companies go live, reviews are published, reports are
                    dismissed.
                  </Trans>
                ),
                confirm: t`Approve`,
              }),
            );
          },
          act: "approve",
          done: (count) => t`${plural(count, { one: "# approved", other: "# approved" })}`,
        },
      ],
    }),
    [t, confirm],
  );
}
