import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Star } from "lucide-react";
import type { Company } from "#domain/companies/company.ts";

export type Rated = Pick<Company, "rating" | "reviewCount">;

export function Rating({ company }: { company: Rated }) {
  const { t } = useLingui();
  const { rating, reviewCount } = company;
  if (rating === null) return null;
  const basis =
    reviewCount > 0
      ? t`Average of ${plural(reviewCount, { one: "# review", other: "# reviews" })}`
      : t`Default rating: no reviews yet`;
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-ink" title={basis}>
      <Star aria-hidden="true" className="size-4 fill-marigold text-marigold" />
      <span className="sr-only">{t`Rating`} </span>
      {rating.toFixed(1)}
    </span>
  );
}
