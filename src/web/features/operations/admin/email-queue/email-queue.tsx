import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { QueuedMessage as Message } from "#domain/operations/answer-schema.ts";
import { MESSAGE_CHANNELS, MESSAGE_STATUSES } from "#domain/operations/email-queue.ts";
import { MESSAGE_TEXT_DAYS } from "#domain/privacy/retention.ts";
import { useAdmin, useAdminList } from "#web/platform/admin/admin-query.ts";
import { useParameter } from "#web/platform/admin/list-state.ts";
import { PageHead } from "#web/platform/admin/parts/page-head.tsx";
import { Split } from "#web/platform/admin/parts/side-panel.tsx";
import { Tag } from "#web/platform/admin/parts/tag.tsx";
import type { Bulk, Column } from "#web/platform/admin/table/columns.ts";
import { DataTable } from "#web/platform/admin/table/data-table.tsx";
import {
  FilterSelect,
  SearchBox,
  Toolbar,
  useEmptyList,
} from "#web/platform/admin/table/toolbar.tsx";
import { formatDateTime } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { Button } from "#web/ui/button.tsx";
import { FailedJobs } from "./failed-jobs.tsx";
import { CHANNEL_LABELS, STATUS_LABELS } from "./message.ts";
import { MessagePanel } from "./message-panel.tsx";
import { useEmailQueueActions } from "./use-email-queue-actions.ts";

const FILTERS = ["status", "channel"];

/** Outgoing mails and texts, and whether they were delivered. */
export function EmailQueue() {
  const { t, i18n } = useLingui();
  const list = useAdminList({ path: "/admin/outbox", filters: FILTERS });
  const { failed, hasMailServer } = useEmailQueueState();
  const [openId, setOpenId] = useParameter("open");
  const { retry, retryFailed } = useEmailQueueActions();
  const empty = useEmptyList(list, FILTERS, t`Nothing has been sent yet`);
  return (
    <>
      <PageHead title={<Trans>Outbox</Trans>}>
        {failed > 0 && (
          <Button look="outline" size="compact" onClick={() => void retryFailed()}>
            {t`${plural(failed, { one: "Send # failed mail now", other: "Send # failed mails now" })}`}
          </Button>
        )}
      </PageHead>
      {!hasMailServer && (
        <p className="mb-3 rounded-card bg-marigold-wash px-4 py-3">
          <Trans>
            No mail server is set up, so mails are kept here for you to read, for{" "}
            {MESSAGE_TEXT_DAYS} days. Set SMTP_URL and MAIL_FROM to send them.
          </Trans>
        </p>
      )}
      <Toolbar>
        <SearchBox list={list} label={t`Search recipients and subjects`} />
        <FilterSelect
          list={list}
          name="status"
          label={t`Status`}
          all={t`All statuses`}
          options={MESSAGE_STATUSES.map((value) => ({
            value,
            label: i18n._(STATUS_LABELS[value].label),
          }))}
        />
        <FilterSelect
          list={list}
          name="channel"
          label={t`Channel`}
          all={t`Mail and SMS`}
          options={MESSAGE_CHANNELS.map((value) => ({
            value,
            label: i18n._(CHANNEL_LABELS[value]),
          }))}
        />
      </Toolbar>
      <Split
        panel={
          openId && (
            <MessagePanel
              key={openId}
              id={openId}
              hasMailServer={hasMailServer}
              onRetry={(message) => void retry(message)}
              onClose={() => setOpenId("")}
            />
          )
        }
      >
        <DataTable
          label={t`Messages`}
          list={list}
          columns={useColumns()}
          nameOf={({ recipient, subject }) => `${recipient}: ${subject}`}
          onOpen={({ _id }) => setOpenId(_id)}
          openId={openId}
          bulk={useBulk()}
          empty={empty}
        />
      </Split>
      <FailedJobs />
    </>
  );
}

/** Reports nothing as missing until the answer is known. */
function useEmailQueueState(): { failed: number; hasMailServer: boolean } {
  const { data } = useAdmin("/admin/outbox", {
    query: "status=failed&channel=mail&limit=1",
  });
  const { hasMailServer = true } = (data ?? {}) as { hasMailServer?: boolean };
  return { failed: data?.total ?? 0, hasMailServer };
}

function useColumns(): Column<Message>[] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: "recipient",
        header: t`To`,
        cell: ({ recipient }) => (
          <span className="font-medium [overflow-wrap:anywhere] md:whitespace-nowrap">
            {recipient}
          </span>
        ),
      },
      {
        id: "subject",
        header: t`Subject`,
        cell: ({ subject, channel }) => subject || i18n._(CHANNEL_LABELS[channel]),
      },
      {
        id: "created",
        header: t`Written`,
        sort: "createdAt",
        cell: ({ createdAt }) => (
          <span className="whitespace-nowrap text-muted">
            {formatDateTime(createdAt, language)}
          </span>
        ),
      },
      {
        id: "status",
        header: t`Status`,
        cell: ({ status }) => (
          <Tag tone={STATUS_LABELS[status].tone}>{i18n._(STATUS_LABELS[status].label)}</Tag>
        ),
      },
    ],
    [t, i18n, language],
  );
}

function useBulk(): Bulk<Message> {
  const { t } = useLingui();
  return useMemo(
    () => ({
      kind: "message",
      actions: [
        {
          label: t`Send now`,
          act: "send",
          done: (count) =>
            t`${plural(count, { one: "# message is on its way", other: "# messages are on their way" })}`,
        },
      ],
    }),
    [t],
  );
}
