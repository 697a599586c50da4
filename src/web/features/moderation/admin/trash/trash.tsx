import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { RotateCcw } from "lucide-react";
import { useMemo } from "react";
import type { DeletedThing as Deleted } from "#domain/moderation/answer-schema.ts";
import { TRASH_KINDS, type TrashKind } from "#domain/moderation/trash.ts";
import { callAdmin, wordsOf } from "#web/platform/admin/admin-api.ts";
import { useAdminList, useRefresh } from "#web/platform/admin/admin-query.ts";
import { PageHead } from "#web/platform/admin/parts/page-head.tsx";
import type { Bulk, Column } from "#web/platform/admin/table/columns.ts";
import { DataTable } from "#web/platform/admin/table/data-table.tsx";
import {
  FilterSelect,
  SearchBox,
  Toolbar,
  useEmptyList,
} from "#web/platform/admin/table/toolbar.tsx";
import { formatDate, formatDateTime } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.ts";

const FILTERS = ["kind"];

const KIND_LABELS: Record<TrashKind, MessageDescriptor> = {
  company: msg`Company`,
  property: msg`Property`,
  agent: msg`Agent`,
  review: msg`Review`,
};

const PATHS: Record<TrashKind, string> = {
  company: "/companies",
  property: "/properties",
  agent: "/agents",
  review: "/admin/reviews",
};

const restore = ({ kind, _id }: Deleted) =>
  callAdmin(`${PATHS[kind]}/${_id}/restore`, { method: "POST" });

/** What was deleted in the last thirty days, with a button to restore it. */
export function Trash() {
  const { t, i18n } = useLingui();
  const list = useAdminList({ path: "/admin/trash", filters: FILTERS });
  const bringBack = useRestore();
  const empty = useEmptyList(list, FILTERS, t`Nothing was deleted in the last 30 days`);
  return (
    <>
      <PageHead title={<Trans>Recently deleted</Trans>} />
      <p className="mb-3 text-muted">
        <Trans>
          What is deleted can be restored for 30 days. After that it is gone, with its photos.
        </Trans>
      </p>
      <Toolbar>
        <SearchBox list={list} label={t`Search what was deleted`} />
        <FilterSelect
          list={list}
          name="kind"
          label={t`Kind`}
          all={t`Everything`}
          options={TRASH_KINDS.map((value) => ({ value, label: i18n._(KIND_LABELS[value]) }))}
        />
      </Toolbar>
      <DataTable
        label={t`Recently deleted`}
        list={list}
        columns={useColumns()}
        nameOf={({ title }) => title}
        bulk={useBulk()}
        actions={(item) => (
          <Button
            look="outline"
            size="compact"
            aria-label={t`Restore ${item.title}`}
            onClick={() => void bringBack(item)}
          >
            <RotateCcw aria-hidden="true" className="size-4" />
            <Trans>Restore</Trans>
          </Button>
        )}
        empty={empty}
      />
    </>
  );
}

function useRestore() {
  const { t } = useLingui();
  const refresh = useRefresh();
  return async (item: Deleted) => {
    const { title } = item;
    try {
      await restore(item);
      await showToast({ title: t`${title} is back` });
    } catch (error) {
      const description = wordsOf(error, t`It could not be restored`);
      await showToast({ title: t`Error`, description, tone: "error" });
    }
    await refresh();
  };
}

function useColumns(): Column<Deleted>[] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: "title",
        header: t`Name`,
        cell: ({ title, detail }) => (
          <>
            <span className="block font-medium">{title}</span>
            <span className="text-[0.8125rem] text-muted">{detail}</span>
          </>
        ),
      },
      { id: "kind", header: t`Kind`, cell: ({ kind }) => i18n._(KIND_LABELS[kind]) },
      {
        id: "deleted",
        header: t`Deleted`,
        cell: ({ deletedAt }) => formatDateTime(deletedAt, language),
      },
      {
        id: "gone",
        header: t`Gone for good`,
        cell: ({ goneAt }) => formatDate(goneAt, language),
      },
    ],
    [t, i18n, language],
  );
}

function useBulk(): Bulk<Deleted> {
  const { t } = useLingui();
  return useMemo(
    () => ({
      list: "trash",
      kind: ({ kind }) => ({ kind }),
      actions: [
        {
          label: t`Restore`,
          act: "restore",
          done: (count) => t`${plural(count, { one: "# is back", other: "# are back" })}`,
        },
      ],
    }),
    [t],
  );
}
