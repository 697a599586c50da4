import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Star } from "lucide-react";
import type { Company } from "#domain/companies/company.ts";
import type { PublishedReview } from "#domain/reviews/review.ts";
import { formatDate } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { ButtonLink } from "#web/ui/button.tsx";

type Props = {
  company: Company;
  reviews: { items: PublishedReview[]; nextCursor: string | null; isFirst: boolean };
};

/** Reviews by people who had contacted the company; hidden while there are none. */
export function ReviewList({ company, reviews: { items, nextCursor, isFirst } }: Props) {
  const { t } = useLingui();
  const count = company.reviewCount;
  const path = `/company/${company.id}`;
  if (items.length === 0) return null;
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="mt-12 scroll-mt-20">
      <h2 id="reviews-title" className="text-2xl">
        {t`${plural(count, { one: "# review", other: "# reviews" })}`}
      </h2>
      <p className="mt-1 mb-5 text-muted">
        <Trans>By people who contacted the company. We read each before it is shown.</Trans>
      </p>
      <ul className="grid gap-x-5 gap-y-4 md:grid-cols-2">
        {items.map((review) => (
          <li key={review.id} className="rounded-card border border-line bg-surface p-4">
            <Review review={review} />
          </li>
        ))}
      </ul>
      <p className="mt-5 flex flex-wrap gap-3">
        {!isFirst && (
          <ButtonLink to={`${path}#reviews`} look="outline" size="compact">
            <Trans>Newest reviews</Trans>
          </ButtonLink>
        )}
        {nextCursor && (
          <ButtonLink
            to={`${path}?reviews=${nextCursor}#reviews`}
            rel="nofollow"
            look="outline"
            size="compact"
          >
            <Trans>Older reviews</Trans>
          </ButtonLink>
        )}
      </p>
    </section>
  );
}

function Review({ review: { author, rating, text, writtenAt } }: { review: PublishedReview }) {
  const { t } = useLingui();
  const stars = Array.from({ length: 5 }, (_, at) => at < rating);
  return (
    <article>
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="inline-flex items-center gap-2 font-semibold">
          <span role="img" aria-label={t`${rating} of 5 stars`} className="inline-flex">
            {stars.map((isFull, at) => (
              <Star
                // biome-ignore lint/suspicious/noArrayIndexKey: five stars, always in this order
                key={at}
                aria-hidden="true"
                className={`size-4 ${isFull ? "fill-marigold text-marigold" : "text-line-strong"}`}
              />
            ))}
          </span>
          {author}
        </span>
        <time dateTime={writtenAt} className="text-muted text-sm">
          {formatDate(writtenAt, useLanguage())}
        </time>
      </p>
      {text && <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>}
    </article>
  );
}
