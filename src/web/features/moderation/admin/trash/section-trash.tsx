import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { RotateCcw } from "lucide-react";
import type { DeletedThing as Deleted } from "#domain/moderation/answer-schema.ts";
import { TRASH_KINDS, type TrashKind } from "#domain/moderation/trash.ts";
import { callAdmin } from "#web/platform/admin/admin-api.ts";
import { useAct } from "#web/platform/admin/parts/use-act.ts";
import { defineSection } from "#web/platform/admin/table/define-section.tsx";
import { optionsOf } from "#web/platform/admin/table/filters.tsx";
import { formatDate, formatDateTime } from "#web/platform/labels/dates.ts";
import { Button } from "#web/ui/button.tsx";

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

/** What was deleted in the last thirty days, with a button to restore it. */
export default defineSection({
  call: "/admin/trash",
  above: () => (
    <p className="mb-3 text-muted">
      <Trans>
        What is deleted can be restored for 30 days. After that it is gone, with its photos.
      </Trans>
    </p>
  ),
  search: msg`Search what was deleted`,
  filters: [
    {
      name: "kind",
      label: msg`Kind`,
      all: msg`Everything`,
      options: optionsOf(TRASH_KINDS, KIND_LABELS),
    },
  ],
  columns: [
    {
      header: msg`Name`,
      cell: ({ title, detail }) => (
        <>
          <span className="block font-medium">{title}</span>
          <span className="text-[0.8125rem] text-muted">{detail}</span>
        </>
      ),
    },
    { header: msg`Kind`, cell: ({ kind }, { i18n }) => i18n._(KIND_LABELS[kind]) },
    {
      header: msg`Deleted`,
      cell: ({ deletedAt }, { language }) => formatDateTime(deletedAt, language),
    },
    {
      header: msg`Gone for good`,
      cell: ({ goneAt }, { language }) => formatDate(goneAt, language),
    },
  ],
  nameOf: ({ title }) => title,
  bulk: {
    list: "trash",
    kind: ({ kind }) => ({ kind }),
    actions: [
      {
        label: msg`Restore`,
        act: "restore",
        done: (count) => msg`${plural(count, { one: "# is back", other: "# are back" })}`,
      },
    ],
  },
  actions: (item) => <RestoreButton item={item} />,
  empty: msg`Nothing was deleted in the last 30 days`,
});

function RestoreButton({ item: { kind, _id, title } }: { item: Deleted }) {
  const { t } = useLingui();
  const { act } = useAct();
  const restore = () =>
    act(() => callAdmin(`${PATHS[kind]}/${_id}/restore`, { method: "POST" }), {
      done: t`${title} is back`,
      failed: t`It could not be restored`,
    });
  return (
    <Button
      look="outline"
      size="compact"
      aria-label={t`Restore ${title}`}
      onClick={() => void restore()}
    >
      <RotateCcw aria-hidden="true" className="size-4" />
      <Trans>Restore</Trans>
    </Button>
  );
}
