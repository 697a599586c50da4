import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Star } from "lucide-react";
import { MAX_REVIEW_LENGTH, type OwnReview } from "#domain/reviews/review.ts";
import { DraftNote } from "#web/platform/device/draft-note.tsx";
import { useDraftName } from "#web/platform/device/use-draft-name.ts";
import { useFormDraft } from "#web/platform/device/use-form-draft.ts";
import type { FormAnswer } from "#web/platform/forms/form-answer.ts";
import { ProblemNote, TextArea } from "#web/platform/forms/form-fields.tsx";
import { useForm } from "#web/platform/forms/use-form.ts";
import { buttonClass } from "#web/ui/button.tsx";

type Props = {
  companyId: string;
  review: OwnReview | null;
  answer: FormAnswer | undefined;
  isSaved: boolean;
};

const RATINGS = [5, 4, 3, 2, 1] as const;

/** Stars and a text; a plain form that works without JavaScript. */
export function ReviewForm({ companyId, review, answer, isSaved }: Props) {
  const { t } = useLingui();
  const form = useForm(answer, "review");
  const isAnswered = answer !== undefined;
  const name = useDraftName(`review ${companyId}`);
  const draft = useFormDraft({ form: form.ref, name, isSaved, isAnswered });
  return (
    <form ref={form.ref} {...form.props} className="mt-6 grid gap-6">
      <DraftNote draft={draft} />
      {answer?.message && (
        <ProblemNote>
          <Trans>You have written many reviews. Please wait an hour.</Trans>
        </ProblemNote>
      )}
      <RatingField
        rating={form.value("rating", review && String(review.rating))}
        error={form.error("rating", t`Choose one to five stars`)}
      />
      <TextArea
        form={form}
        name="text"
        label={<Trans>What was it like?</Trans>}
        note={<Trans>optional</Trans>}
        stored={review?.text}
        rows={6}
        maxLength={MAX_REVIEW_LENGTH}
        hint={
          <Trans>
            Answers, honesty, papers, the visit. Leave out phone numbers and identity numbers.
          </Trans>
        }
      />
      <button type="submit" className={buttonClass({}, "justify-self-start")}>
        {review === null ? <Trans>Send review</Trans> : <Trans>Replace my review</Trans>}
      </button>
    </form>
  );
}

type RatingProps = { rating: string | undefined; error: string | undefined };

function RatingField({ rating, error }: RatingProps) {
  const { t } = useLingui();
  return (
    <fieldset className="grid gap-1" aria-describedby={error && "rating-error"}>
      <legend className="mb-1 font-medium text-sm">
        <Trans>Your rating</Trans>
      </legend>
      <div className="flex flex-wrap gap-2">
        {RATINGS.map((stars) => (
          <label
            key={stars}
            className="inline-flex min-h-12 cursor-pointer items-center gap-1.5 rounded-control border border-line-strong bg-surface px-3.5 has-checked:border-neem has-checked:bg-neem-wash has-focus-visible:outline-2 has-focus-visible:outline-neem has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="rating"
              value={stars}
              required
              defaultChecked={rating === String(stars)}
              className="size-4 accent-neem"
            />
            <span aria-hidden="true" className="font-semibold">
              {stars}
            </span>
            <Star aria-hidden="true" className="size-4 fill-marigold text-marigold" />
            <span className="sr-only">{t`${plural(stars, { one: "# star", other: "# stars" })}`}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id="rating-error" className="font-medium text-brick text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
