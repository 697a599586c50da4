import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check, Trash2, X } from "lucide-react";
import { useMemo } from "react";
import type { ReviewAnswer as Review } from "#domain/reviews/answer-schema.ts";
import { REVIEW_STATUSES } from "#domain/reviews/review.ts";
import { useAdminList } from "#web/platform/admin/admin-query.ts";
import { PageHead } from "#web/platform/admin/parts/page-head.tsx";
import { RowButton } from "#web/platform/admin/parts/row-button.tsx";
import { Tag } from "#web/platform/admin/parts/tag.tsx";
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
import { REVIEW_LABELS } from "./review.ts";
import { useReviewActions } from "./use-review-actions.tsx";

const FILTERS = ["status"];

/** Visitors' reviews of companies; only published ones count. */
export function Reviews() {
  const { t, i18n } = useLingui();
  const list = useAdminList({ path: "/admin/reviews", filters: FILTERS });
  const { publish, reject, remove } = useReviewActions();
  const empty = useEmptyList(list, FILTERS, t`No reviews yet`);
  return (
    <>
      <PageHead title={<Trans>Reviews</Trans>} />
      <Toolbar>
        <SearchBox list={list} label={t`Search reviews`} />
        <FilterSelect
          list={list}
          name="status"
          label={t`Status`}
          all={t`All statuses`}
          options={REVIEW_STATUSES.map((value) => ({
            value,
            label: i18n._(REVIEW_LABELS[value].label),
          }))}
        />
      </Toolbar>
      <DataTable
        label={t`Reviews`}
        list={list}
        columns={useReviewColumns()}
        nameOf={(review) => t`Review by ${review.authorName}`}
        exported="reviews"
        bulk={useReviewBulk()}
        actions={(review) => (
          <>
            {review.status !== "published" && (
              <RowButton
                icon={Check}
                label={t`Publish review by ${review.authorName}`}
                onPress={() => void publish(review)}
              />
            )}
            {review.status !== "rejected" && (
              <RowButton
                icon={X}
                label={t`Reject review by ${review.authorName}`}
                onPress={() => void reject(review)}
              />
            )}
            <RowButton
              kind="delete"
              icon={Trash2}
              label={t`Delete review by ${review.authorName}`}
              onPress={() => void remove(review)}
            />
          </>
        )}
        empty={empty}
      />
    </>
  );
}

function useReviewColumns(): Column<Review>[] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: "author",
        header: t`From`,
        cell: ({ authorName }) => <span className="font-medium">{authorName}</span>,
      },
      { id: "company", header: t`Company`, cell: ({ companyName }) => companyName },
      {
        id: "rating",
        header: t`Rating`,
        cell: ({ rating }) => <span className="whitespace-nowrap">{rating} / 5</span>,
      },
      {
        id: "text",
        header: t`Text`,
        cell: ({ text, statusReason }) => (
          <>
            <span className="block max-w-prose py-1 leading-snug">{text}</span>
            {statusReason && <span className="block pb-1 text-muted text-sm">{statusReason}</span>}
          </>
        ),
      },
      {
        id: "status",
        header: t`Status`,
        cell: ({ status }) => (
          <Tag tone={REVIEW_LABELS[status].tone}>{i18n._(REVIEW_LABELS[status].label)}</Tag>
        ),
      },
      {
        id: "created",
        header: t`Written`,
        sort: "createdAt",
        cell: ({ createdAt }) => (
          <span className="whitespace-nowrap">{formatDate(createdAt, language)}</span>
        ),
      },
    ],
    [t, i18n, language],
  );
}

function useReviewBulk(): Bulk<Review> {
  const { t } = useLingui();
  return useMemo(
    () => ({
      kind: "review",
      actions: [
        {
          label: t`Publish`,
          act: "approve",
          done: (count) =>
            t`${plural(count, { one: "# review published", other: "# reviews published" })}`,
        },
      ],
    }),
    [t],
  );
}
