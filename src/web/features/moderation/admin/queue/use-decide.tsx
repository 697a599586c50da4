import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { QueueEntry } from "#domain/moderation/answer-schema.ts";
import type { QueueKind } from "#domain/moderation/queue.ts";
import {
  COMPANY_REASONS,
  LISTING_REASONS,
  type ListingVerdict,
  REVIEW_REASONS,
  type ReasonTemplate,
} from "#domain/moderation/verdict.ts";
import type { Language } from "#domain/shared/language.ts";
import { callAdmin } from "#web/platform/admin/admin-api.ts";
import { useAdminDraftName } from "#web/platform/admin/admin-draft.ts";
import { useConfirm } from "#web/platform/admin/parts/confirm-dialog.tsx";
import { ReasonFields } from "#web/platform/admin/parts/reason-fields.tsx";
import { useAct } from "#web/platform/admin/parts/use-act.ts";
import { removeDraft } from "#web/platform/device/drafts.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { decisionPath, verdictsFor, versionIn } from "./queue-item.ts";

type Recipient = { name: string | null; language: Language };

/** Asks for a reason where one is needed, decides and shows a toast; returns whether it was saved. */
export function useDecide() {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const confirm = useConfirm();
  const { act } = useAct();
  const reasons = useAdminDraftName("reason");
  const draftOf = (entry: QueueEntry) => `${reasons} ${decisionPath(entry)}`;

  /** Returns null if the admin cancelled. */
  async function reasonFor(entry: QueueEntry, verdict: ListingVerdict, told: Recipient) {
    if (verdict === "approve") return "";
    const words = i18n._(verdictsFor(entry.kind)[verdict]?.label ?? msg`Reject`);
    // No mail is sent about a review: its reason is for admins only.
    const reader = entry.kind === "review" ? { name: null, language } : told;
    const answer = await confirm({
      title: words,
      body: (
        <ReasonFields
          about={entry.title}
          draftName={draftOf(entry)}
          templates={reasonsFor(entry.kind, verdict)}
          shownIn={language}
          sentIn={reader.language}
          recipient={reader.name}
        />
      ),
      confirm: words,
      isDangerous: verdict === "reject",
    });
    return answer && String(answer.get("reason"));
  }

  return async (entry: QueueEntry, verdict: ListingVerdict, told: Recipient): Promise<boolean> => {
    const reason = await reasonFor(entry, verdict, told);
    if (reason === null) return false;
    const body = { verdict, reason, ...versionIn(entry) };
    const done = verdictsFor(entry.kind)[verdict]?.done;
    const isSaved = await act(() => callAdmin(decisionPath(entry), { method: "POST", body }), {
      ...(done && { done: i18n._(done) }),
      failed: t`The decision could not be saved`,
    });
    if (isSaved) removeDraft(draftOf(entry));
    return isSaved !== undefined;
  };
}

/** A report may end in either verdict, so it offers the reasons for both. */
function reasonsFor(kind: QueueKind, verdict: ListingVerdict): readonly ReasonTemplate[] {
  if (kind === "review") return REVIEW_REASONS;
  if (kind === "company") return COMPANY_REASONS.filter((reason) => reason.for === verdict);
  return LISTING_REASONS.filter((reason) => kind === "report" || reason.for === verdict);
}
