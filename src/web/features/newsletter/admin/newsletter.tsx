import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Download, Trash2 } from "lucide-react";
import { useMemo } from "react";
import type { Subscriber } from "#domain/newsletter/answer-schema.ts";
import { SUBSCRIBER_STATUSES } from "#domain/newsletter/newsletter.ts";
import { LANGUAGE_NAMES } from "#domain/shared/language.ts";
import { callAdmin, wordsOf } from "#web/platform/admin/admin-api.ts";
import { useAdminList, useRefresh } from "#web/platform/admin/admin-query.ts";
import { useConfirm } from "#web/platform/admin/parts/confirm-dialog.tsx";
import { downloadAdmin } from "#web/platform/admin/parts/download.ts";
import { PageHead } from "#web/platform/admin/parts/page-head.tsx";
import { RowButton } from "#web/platform/admin/parts/row-button.tsx";
import { Tag, type TagTone } from "#web/platform/admin/parts/tag.tsx";
import type { Bulk, Column } from "#web/platform/admin/table/columns.ts";
import { DataTable } from "#web/platform/admin/table/data-table.tsx";
import {
  FilterSelect,
  SearchBox,
  Toolbar,
  useEmptyList,
} from "#web/platform/admin/table/toolbar.tsx";
import { formatDate } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { useCities } from "#web/platform/site.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.ts";
import { NewsletterIssues } from "./issues.tsx";

type Status = (typeof SUBSCRIBER_STATUSES)[number];

const FILTERS = ["status"];

const STATUS_LABELS: Record<Status, { label: MessageDescriptor; tone: TagTone }> = {
  pending: { label: msg`Not confirmed`, tone: "new" },
  subscribed: { label: msg`Subscribed`, tone: "good" },
  unsubscribed: { label: msg`Unsubscribed`, tone: "plain" },
};

/** The newsletter's subscribers, and whether they are still subscribed. */
export function Newsletter() {
  const { t, i18n } = useLingui();
  const list = useAdminList({ path: "/admin/newsletter", filters: FILTERS });
  const remove = useRemoval();
  const empty = useEmptyList(list, FILTERS, t`Nobody has subscribed yet`);
  return (
    <>
      <PageHead title={<Trans>Newsletter</Trans>}>
        <ExportButton />
      </PageHead>
      <NewsletterIssues />
      <Toolbar>
        <SearchBox list={list} label={t`Search e-mail addresses`} />
        <FilterSelect
          list={list}
          name="status"
          label={t`Status`}
          all={t`All statuses`}
          options={SUBSCRIBER_STATUSES.map((value) => ({
            value,
            label: i18n._(STATUS_LABELS[value].label),
          }))}
        />
      </Toolbar>
      <DataTable
        label={t`Subscribers`}
        list={list}
        columns={useColumns()}
        nameOf={({ email }) => email}
        exported="subscribers"
        bulk={useBulk()}
        actions={(subscriber) => (
          <RowButton
            kind="delete"
            icon={Trash2}
            label={t`Remove ${subscriber.email}`}
            onPress={() => void remove(subscriber)}
          />
        )}
        empty={empty}
      />
    </>
  );
}

/** Exports all subscribers, whatever the filter shows. */
function ExportButton() {
  const { t } = useLingui();
  async function save() {
    try {
      await downloadAdmin("/admin/export/subscribers.csv", "subscribers.csv");
    } catch (error) {
      const description = wordsOf(error, t`The file could not be made`);
      await showToast({ title: t`Error`, description, tone: "error" });
    }
  }
  return (
    <Button look="outline" size="compact" onClick={() => void save()}>
      <Download aria-hidden="true" className="size-4.5" />
      <Trans>CSV of all</Trans>
    </Button>
  );
}

function useColumns(): Column<Subscriber>[] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const cities = useCities();
  return useMemo(
    () => [
      {
        id: "email",
        header: t`E-mail`,
        cell: ({ email }) => (
          <span className="font-medium [overflow-wrap:anywhere] md:whitespace-nowrap">{email}</span>
        ),
      },
      {
        id: "status",
        header: t`Status`,
        cell: ({ status }) => (
          <Tag tone={STATUS_LABELS[status].tone}>{i18n._(STATUS_LABELS[status].label)}</Tag>
        ),
      },
      {
        id: "language",
        header: t`Language`,
        cell: ({ language: reads }) => LANGUAGE_NAMES[reads],
      },
      {
        id: "city",
        header: t`City`,
        cell: ({ city }) => cities.find(({ slug }) => slug === city)?.name ?? t`All cities`,
      },
      {
        id: "created",
        header: t`Asked on`,
        sort: "createdAt",
        cell: ({ createdAt }) => formatDate(createdAt, language),
      },
      {
        id: "confirmed",
        header: t`Confirmed on`,
        cell: ({ confirmedAt }) => (confirmedAt ? formatDate(confirmedAt, language) : "–"),
      },
    ],
    [t, i18n, language, cities],
  );
}

const forget = ({ _id }: Subscriber) => callAdmin(`/admin/newsletter/${_id}`, { method: "DELETE" });

function useRemoval() {
  const { t } = useLingui();
  const confirm = useConfirm();
  const refresh = useRefresh();
  return async (subscriber: Subscriber) => {
    const { email } = subscriber;
    const answer = await confirm({
      title: t`Remove subscriber`,
      body: (
        <p>
          <Trans>
            {email} is forgotten for good: this cannot be undone, and they can subscribe again.
          </Trans>
        </p>
      ),
      confirm: t`Remove`,
      isDangerous: true,
    });
    if (!answer) return;
    try {
      await forget(subscriber);
      await showToast({ title: t`Subscriber removed` });
    } catch (error) {
      const description = wordsOf(error, t`They could not be removed`);
      await showToast({ title: t`Error`, description, tone: "error" });
    }
    await refresh();
  };
}

function useBulk(): Bulk<Subscriber> {
  const { t } = useLingui();
  const confirm = useConfirm();
  return useMemo(
    () => ({
      kind: "subscriber",
      actions: [
        {
          label: t`Remove`,
          isDangerous: true,
          prepare: async (count) => {
            return Boolean(
              await confirm({
                title: t`${plural(count, { one: "Remove # subscriber?", other: "Remove # subscribers?" })}`,
                body: <Trans>They are forgotten for good: this cannot be undone.</Trans>,
                confirm: t`Remove`,
                isDangerous: true,
              }),
            );
          },
          act: "remove",
          done: (count) =>
            t`${plural(count, { one: "# subscriber removed", other: "# subscribers removed" })}`,
        },
      ],
    }),
    [t, confirm],
  );
}
