import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Star } from "lucide-react";
import { useRef } from "react";
import { MAX_REVIEW_LENGTH } from "#domain/reviews/review.ts";
import { DraftNote } from "#web/platform/device/draft-note.tsx";
import { useDraftName } from "#web/platform/device/use-draft-name.ts";
import { useFormDraft } from "#web/platform/device/use-form-draft.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { CONTROL, errorProps, Field } from "#web/ui/field.tsx";

export type ReviewProblems = { fields: string[]; isTooMany?: boolean };
type Props = {
  companyId: string;
  rating: string;
  text: string;
  problems: ReviewProblems;
  isNew: boolean;
  isSaved: boolean;
};

const RATINGS = [5, 4, 3, 2, 1] as const;

/** Stars and a text; a plain form that works without JavaScript. */
export function ReviewForm({ companyId, rating, text, problems, isNew, isSaved }: Props) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const draft = useFormDraft({
    form,
    name: useDraftName(`review ${companyId}`),
    isSaved,
    isAnswered: problems.fields.length > 0 || problems.isTooMany === true,
  });
  const isTooLong = problems.fields.includes("text");
  const tooLong = isTooLong ? t`Use at most ${MAX_REVIEW_LENGTH} characters` : undefined;
  return (
    <form ref={form} method="post" className="mt-6 grid gap-6">
      <DraftNote draft={draft} />
      {problems.isTooMany && (
        <p
          role="alert"
          className="rounded-control border border-brick bg-brick-wash px-4 py-3 font-medium text-brick"
        >
          <Trans>You have written many reviews. Please wait an hour.</Trans>
        </p>
      )}
      <RatingField rating={rating} isMissing={problems.fields.includes("rating")} />
      <Field
        id="review-text"
        label={<Trans>What was it like?</Trans>}
        note={<Trans>optional</Trans>}
        error={tooLong}
      >
        <textarea
          id="review-text"
          name="text"
          rows={6}
          maxLength={MAX_REVIEW_LENGTH}
          defaultValue={text}
          className={CONTROL}
          {...errorProps({ id: "review-text", error: tooLong })}
        />
        <p className="text-muted text-sm">
          <Trans>
            Answers, honesty, papers, the visit. Leave out phone numbers and identity numbers.
          </Trans>
        </p>
      </Field>
      <button type="submit" className={buttonClass({}, "justify-self-start")}>
        {isNew ? <Trans>Send review</Trans> : <Trans>Replace my review</Trans>}
      </button>
    </form>
  );
}

function RatingField({ rating, isMissing }: { rating: string; isMissing: boolean }) {
  const { t } = useLingui();
  return (
    <fieldset className="grid gap-1" aria-describedby={isMissing ? "rating-error" : undefined}>
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
      {isMissing && (
        <p id="rating-error" className="font-medium text-brick text-sm">
          <Trans>Choose one to five stars</Trans>
        </p>
      )}
    </fieldset>
  );
}
