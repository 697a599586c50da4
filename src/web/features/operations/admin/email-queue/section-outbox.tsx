import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { MESSAGE_CHANNELS, MESSAGE_STATUSES } from "#domain/operations/email-queue.ts";
import { MESSAGE_TEXT_DAYS } from "#domain/privacy/retention.ts";
import { useAdmin } from "#web/platform/admin/admin-query.ts";
import { StateTag } from "#web/platform/admin/parts/tag.tsx";
import { defineSection } from "#web/platform/admin/table/define-section.tsx";
import { optionsOf } from "#web/platform/admin/table/filters.tsx";
import { formatDateTime } from "#web/platform/labels/dates.ts";
import { Button } from "#web/ui/button.tsx";
import { FailedJobs } from "./failed-jobs.tsx";
import { CHANNEL_LABELS, MESSAGE_STATES, useSend } from "./message.ts";
import { MessagePanel } from "./message-panel.tsx";

/** Outgoing mails and texts, and whether they were delivered. */
export default defineSection({
  call: "/admin/outbox",
  useActs: useEmailQueueState,
  head: ({ acts: { failed } }) => failed > 0 && <RetryButton failed={failed} />,
  above: ({ acts: { hasMailServer } }) =>
    !hasMailServer && (
      <p className="mb-3 rounded-card bg-marigold-wash px-4 py-3">
        <Trans>
          No mail server is set up, so mails are kept here for you to read, for {MESSAGE_TEXT_DAYS}{" "}
          days. Set SMTP_URL and MAIL_FROM to send them.
        </Trans>
      </p>
    ),
  label: msg`Messages`,
  search: msg`Search recipients and subjects`,
  filters: [
    {
      name: "status",
      label: msg`Status`,
      all: msg`All statuses`,
      options: optionsOf(MESSAGE_STATUSES, MESSAGE_STATES),
    },
    {
      name: "channel",
      label: msg`Channel`,
      all: msg`Mail and SMS`,
      options: optionsOf(MESSAGE_CHANNELS, CHANNEL_LABELS),
    },
  ],
  columns: [
    {
      header: msg`To`,
      cell: ({ recipient }) => (
        <span className="font-medium [overflow-wrap:anywhere] md:whitespace-nowrap">
          {recipient}
        </span>
      ),
    },
    {
      header: msg`Subject`,
      cell: ({ subject, channel }, { i18n }) => subject || i18n._(CHANNEL_LABELS[channel]),
    },
    {
      header: msg`Written`,
      sort: "createdAt",
      cell: ({ createdAt }, { language }) => (
        <span className="whitespace-nowrap text-muted">{formatDateTime(createdAt, language)}</span>
      ),
    },
    { header: msg`Status`, cell: ({ status }) => <StateTag of={MESSAGE_STATES[status]} /> },
  ],
  nameOf: ({ recipient, subject }) => `${recipient}: ${subject}`,
  bulk: {
    kind: "message",
    actions: [
      {
        label: msg`Send now`,
        act: "send",
        done: (count) =>
          msg`${plural(count, { one: "# message is on its way", other: "# messages are on their way" })}`,
      },
    ],
  },
  panel: (_, { openId, close, acts: { hasMailServer } }) => (
    <MessagePanel id={openId} hasMailServer={hasMailServer} onClose={close} />
  ),
  below: <FailedJobs />,
  empty: msg`Nothing has been sent yet`,
});

/** Reports nothing as missing until the answer is known. */
function useEmailQueueState(): { failed: number; hasMailServer: boolean } {
  const { data } = useAdmin("/admin/outbox", {
    query: "status=failed&channel=mail&limit=1",
  });
  const { hasMailServer = true } = (data ?? {}) as { hasMailServer?: boolean };
  return { failed: data?.total ?? 0, hasMailServer };
}

function RetryButton({ failed }: { failed: number }) {
  const { t } = useLingui();
  const send = useSend();
  return (
    <Button look="outline" size="compact" onClick={() => void send("/admin/outbox/retry-failed")}>
      {t`${plural(failed, { one: "Send # failed mail now", other: "Send # failed mails now" })}`}
    </Button>
  );
}
