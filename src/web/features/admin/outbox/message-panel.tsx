import { Trans, useLingui } from "@lingui/react/macro";
import { canSendNow } from "#domain/outbox.ts";
import { MESSAGE_TEXT_DAYS } from "#domain/retention.ts";
import { formatDateTime } from "#web/dates.ts";
import { useLanguage } from "#web/language.ts";
import { Button } from "#web/ui/button.tsx";
import { useAdmin } from "../admin-query.ts";
import { Facts } from "../parts/facts.tsx";
import { FailedNotice } from "../parts/failed-notice.tsx";
import { SidePanel } from "../parts/side-panel.tsx";
import { Tag } from "../parts/tag.tsx";
import { CHANNEL_WORDS, type Message, STATUS_WORDS } from "./message.ts";

type Props = {
  id: string;
  hasMailServer: boolean;
  onRetry: (message: Message) => void;
  onClose: () => void;
};

/** One message as it goes out, and what became of it. */
export function MessagePanel({ id, hasMailServer, onRetry, onClose }: Props) {
  const { t } = useLingui();
  const { data, error, isError, refetch } = useAdmin<Message & { body: string }>(
    `/admin/outbox/${id}`,
  );
  const message = data?.data;
  return (
    <SidePanel title={message?.subject || t`Message`} onClose={onClose}>
      {isError && <FailedNotice error={error} retry={() => void refetch()} />}
      {message && (
        <>
          <MessageFacts message={message} />
          {message.lastError && (
            <p className="mb-3 rounded-control bg-brick-wash px-3 py-2 text-brick [overflow-wrap:anywhere]">
              {message.lastError}
            </p>
          )}
          <p className="whitespace-pre-wrap rounded-card bg-sunk px-4 py-3 [overflow-wrap:anywhere]">
            {message.body || (
              <Trans>
                The text is removed once a message is sent, or when it is {MESSAGE_TEXT_DAYS} days
                old.
              </Trans>
            )}
          </p>
          {message.body && canSendNow(message, hasMailServer) && (
            <Button size="compact" className="mt-4" onClick={() => onRetry(message)}>
              <Trans>Send now</Trans>
            </Button>
          )}
        </>
      )}
    </SidePanel>
  );
}

function MessageFacts({ message }: { message: Message }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const when = (iso: string | null) => iso && formatDateTime(iso, language);
  const { label, tone } = STATUS_WORDS[message.status];
  return (
    <Facts
      facts={[
        [t`To`, message.recipient],
        [
          t`Status`,
          <Tag key="status" tone={tone}>
            {i18n._(label)}
          </Tag>,
        ],
        [t`Channel`, i18n._(CHANNEL_WORDS[message.channel])],
        [t`Attempts`, String(message.attempts)],
        [t`Written`, when(message.createdAt)],
        [t`Sent`, when(message.sentAt)],
        [t`Next attempt`, when(message.nextAttemptAt)],
      ]}
    />
  );
}
