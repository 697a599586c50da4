import { useLingui } from "@lingui/react/macro";
import type { QueuedMessage as Message } from "#domain/operations/answer-schema.ts";
import { callAdmin, wordsOf } from "#web/platform/admin/admin-api.ts";
import { useRefresh } from "#web/platform/admin/admin-query.ts";
import { showToast } from "#web/ui/toast.ts";

/** Retries messages that were not sent. */
export function useEmailQueueActions() {
  const { t } = useLingui();
  const refresh = useRefresh();

  async function send(path: string): Promise<void> {
    try {
      await callAdmin(path, { method: "POST" });
      await showToast({ title: t`On its way` });
    } catch (error) {
      const description = wordsOf(error, t`It could not be sent again`);
      await showToast({ title: t`Error`, description, tone: "error" });
    }
    await refresh();
  }

  return {
    retry: ({ _id }: Message) => send(`/admin/outbox/${_id}/retry`),
    retryFailed: () => send("/admin/outbox/retry-failed"),
  };
}
