import { Trans, useLingui } from "@lingui/react/macro";
import { REVIEW_REASONS } from "#domain/moderation/verdict.ts";
import type { ReviewAnswer as Review } from "#domain/reviews/answer-schema.ts";
import { callAdmin, wordsOf } from "#web/platform/admin/admin-api.ts";
import { useAdminDraftName } from "#web/platform/admin/admin-draft.ts";
import { useRefresh } from "#web/platform/admin/admin-query.ts";
import { useConfirm } from "#web/platform/admin/parts/confirm-dialog.tsx";
import { ReasonFields } from "#web/platform/admin/parts/reason-fields.tsx";
import { showUndoToast } from "#web/platform/admin/parts/undo-toast.ts";
import { removeDraft } from "#web/platform/device/drafts.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { showToast } from "#web/ui/toast.ts";

/** Publishes, rejects or deletes a review; the company's rating is updated. */
export function useReviewActions() {
  const { t } = useLingui();
  const language = useLanguage();
  const confirm = useConfirm();
  const refresh = useRefresh();
  const reasons = useAdminDraftName("reason");

  async function attempt(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      const description = wordsOf(error, t`The review could not be changed`);
      await showToast({ title: t`Error`, description, tone: "error" });
      return false;
    } finally {
      await refresh();
    }
  }

  const decide = ({ _id }: Review, body: object) =>
    callAdmin(`/admin/reviews/${_id}/decision`, { method: "POST", body });

  async function publish(review: Review) {
    const isDone = await attempt(() => decide(review, { verdict: "approve" }));
    if (isDone) await showToast({ title: t`Review published` });
  }

  async function reject(review: Review) {
    const draftName = `${reasons} ${review._id}`;
    const answer = await confirm({
      title: t`Reject review`,
      body: (
        <ReasonFields
          about={review.text}
          draftName={draftName}
          templates={REVIEW_REASONS}
          shownIn={language}
          sentIn={language}
          recipient={null}
        />
      ),
      confirm: t`Reject`,
      isDangerous: true,
    });
    if (!answer) return;
    const body = { verdict: "reject", reason: String(answer.get("reason")) };
    if (!(await attempt(() => decide(review, body)))) return;
    removeDraft(draftName);
    await showToast({ title: t`Review rejected` });
  }

  async function restore(id: string) {
    const path = `/admin/reviews/${id}/restore`;
    const isDone = await attempt(() => callAdmin(path, { method: "POST" }));
    if (isDone) await showToast({ title: t`The review is back` });
  }

  async function remove({ _id, authorName }: Review) {
    const answer = await confirm({
      title: t`Delete review`,
      body: (
        <p>
          <Trans>Are you sure you want to delete the review by {authorName}?</Trans>
        </p>
      ),
      confirm: t`Delete`,
      isDangerous: true,
    });
    if (!answer) return;
    const path = `/admin/reviews/${_id}`;
    if (!(await attempt(() => callAdmin(path, { method: "DELETE" })))) return;
    await showUndoToast({
      title: t`Review deleted`,
      label: t`Undo`,
      undo: () => void restore(_id),
    });
  }

  return { publish, reject, remove };
}
