import { Trans, useLingui } from "@lingui/react/macro";
import type { QueuedMessage as Message } from "#domain/operations/answer-schema.ts";
import { canSendNow } from "#domain/operations/email-queue.ts";
import { MESSAGE_TEXT_DAYS } from "#domain/privacy/retention.ts";
import { useAdmin } from "#web/platform/admin/admin-query.ts";
import { Facts } from "#web/platform/admin/parts/facts.tsx";
import { FailedNotice } from "#web/platform/admin/parts/failed-notice.tsx";
import { SidePanel } from "#web/platform/admin/parts/side-panel.tsx";
import { StateTag } from "#web/platform/admin/parts/tag.tsx";
import { formatDateTime } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { Button } from "#web/ui/button.tsx";
import { CHANNEL_LABELS, MESSAGE_STATES, useSend } from "./message.ts";

type Props = {
  id: string;
  hasMailServer: boolean;
  onClose: () => void;
};

/** One outgoing message and its delivery status. */
export function MessagePanel({ id, hasMailServer, onClose }: Props) {
  const { t } = useLingui();
  const send = useSend();
  const { data, error, isError, refetch } = useAdmin("/admin/outbox/{id}", { id });
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
            <Button
              size="compact"
              className="mt-4"
              onClick={() => void send(`/admin/outbox/${id}/retry`)}
            >
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
  return (
    <Facts
      facts={[
        [t`To`, message.recipient],
        [t`Status`, <StateTag key="status" of={MESSAGE_STATES[message.status]} />],
        [t`Channel`, i18n._(CHANNEL_LABELS[message.channel])],
        [t`Attempts`, String(message.attempts)],
        [t`Written`, when(message.createdAt)],
        [t`Sent`, when(message.sentAt)],
        [t`Next attempt`, when(message.nextAttemptAt)],
      ]}
    />
  );
}
