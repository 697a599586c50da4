import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check, Trash2, X } from "lucide-react";
import { REVIEW_REASONS } from "#domain/moderation/verdict.ts";
import type { ReviewAnswer as Review } from "#domain/reviews/answer-schema.ts";
import { REVIEW_STATUSES, type ReviewStatus } from "#domain/reviews/review.ts";
import { callAdmin } from "#web/platform/admin/admin-api.ts";
import { useAdminDraftName } from "#web/platform/admin/admin-draft.ts";
import { useConfirm } from "#web/platform/admin/parts/confirm-dialog.tsx";
import { ReasonFields } from "#web/platform/admin/parts/reason-fields.tsx";
import { RowButton } from "#web/platform/admin/parts/row-button.tsx";
import { type State, StateTag } from "#web/platform/admin/parts/tag.tsx";
import { useAct } from "#web/platform/admin/parts/use-act.ts";
import { useRemoval } from "#web/platform/admin/parts/use-removal.tsx";
import { defineSection } from "#web/platform/admin/table/define-section.tsx";
import { optionsOf } from "#web/platform/admin/table/filters.tsx";
import { removeDraft } from "#web/platform/device/drafts.ts";
import { formatDate } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";

const REVIEW_STATES: Record<ReviewStatus, State> = {
  pending: { label: msg`Waiting`, tone: "new" },
  published: { label: msg`Published`, tone: "good" },
  rejected: { label: msg`Rejected`, tone: "bad" },
};

/** Visitors' reviews of companies; only published ones count. */
export default defineSection({
  call: "/admin/reviews",
  search: msg`Search reviews`,
  filters: [
    {
      name: "status",
      label: msg`Status`,
      all: msg`All statuses`,
      options: optionsOf(REVIEW_STATUSES, REVIEW_STATES),
    },
  ],
  columns: [
    {
      header: msg`From`,
      cell: ({ authorName }) => <span className="font-medium">{authorName}</span>,
    },
    { header: msg`Company`, cell: ({ companyName }) => companyName },
    {
      header: msg`Rating`,
      cell: ({ rating }) => <span className="whitespace-nowrap">{rating} / 5</span>,
    },
    {
      header: msg`Text`,
      cell: ({ text, statusReason }) => (
        <>
          <span className="block max-w-prose py-1 leading-snug">{text}</span>
          {statusReason && <span className="block pb-1 text-muted text-sm">{statusReason}</span>}
        </>
      ),
    },
    { header: msg`Status`, cell: ({ status }) => <StateTag of={REVIEW_STATES[status]} /> },
    {
      header: msg`Written`,
      sort: "createdAt",
      cell: ({ createdAt }, { language }) => (
        <span className="whitespace-nowrap">{formatDate(createdAt, language)}</span>
      ),
    },
  ],
  nameOf: ({ authorName }, i18n) => i18n._(msg`Review by ${authorName}`),
  exported: "reviews",
  bulk: {
    kind: "review",
    actions: [
      {
        label: msg`Publish`,
        act: "approve",
        done: (count) =>
          msg`${plural(count, { one: "# review published", other: "# reviews published" })}`,
      },
    ],
  },
  actions: (review) => <ReviewActions review={review} />,
  empty: msg`No reviews yet`,
});

/** Publishes, rejects or deletes a review; the company's rating is updated. */
function ReviewActions({ review }: { review: Review }) {
  const { t } = useLingui();
  const { authorName, status } = review;
  const { decide, reject } = useDecisions(review);
  const { remove } = useRemoval<Review>({
    path: "/admin/reviews",
    nameOf: () => authorName,
    title: msg`Delete review`,
    question: () => (
      <p>
        <Trans>Are you sure you want to delete the review by {authorName}?</Trans>
      </p>
    ),
    done: msg`Review deleted`,
    failed: msg`The review could not be changed`,
    isBack: msg`The review is back`,
  });
  return (
    <>
      {status !== "published" && (
        <RowButton
          icon={Check}
          label={t`Publish review by ${authorName}`}
          onPress={() => void decide({ verdict: "approve" }, t`Review published`)}
        />
      )}
      {status !== "rejected" && (
        <RowButton
          icon={X}
          label={t`Reject review by ${authorName}`}
          onPress={() => void reject()}
        />
      )}
      <RowButton
        kind="delete"
        icon={Trash2}
        label={t`Delete review by ${authorName}`}
        onPress={() => void remove(review)}
      />
    </>
  );
}

function useDecisions({ _id, text }: Review) {
  const { t } = useLingui();
  const language = useLanguage();
  const confirm = useConfirm();
  const { act } = useAct();
  const draftName = `${useAdminDraftName("reason")} ${_id}`;

  function decide(body: object, done: string) {
    const path = `/admin/reviews/${_id}/decision`;
    const failed = t`The review could not be changed`;
    return act(() => callAdmin(path, { method: "POST", body }), { done, failed });
  }

  async function reject() {
    const answer = await confirm({
      title: t`Reject review`,
      body: (
        <ReasonFields
          about={text}
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
    if (await decide(body, t`Review rejected`)) removeDraft(draftName);
  }

  return { decide, reject };
}
