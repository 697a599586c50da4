import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { MessageChannel, MessageStatus } from "#domain/operations/email-queue.ts";
import { callAdmin } from "#web/platform/admin/admin-api.ts";
import type { State } from "#web/platform/admin/parts/tag.tsx";
import { useAct } from "#web/platform/admin/parts/use-act.ts";

export const MESSAGE_STATES: Record<MessageStatus, State> = {
  queued: { label: msg`On its way`, tone: "new" },
  sent: { label: msg`Sent`, tone: "good" },
  failed: { label: msg`Failed`, tone: "bad" },
  kept: { label: msg`Kept here`, tone: "plain" },
};

export const CHANNEL_LABELS: Record<MessageChannel, MessageDescriptor> = {
  mail: msg`Mail`,
  sms: msg`SMS`,
};

/** Retries messages that were not sent. */
export function useSend() {
  const { t } = useLingui();
  const { act } = useAct();
  return (path: string) =>
    act(() => callAdmin(path, { method: "POST" }), {
      done: t`On its way`,
      failed: t`It could not be sent again`,
    });
}
