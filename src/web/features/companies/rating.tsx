import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { BadgeCheck, Star } from "lucide-react";
import type { Company } from "#domain/company.ts";
import { formatDate } from "#web/dates.ts";
import { useLanguage } from "#web/language.ts";

export function Rating({ company }: { company: Company }) {
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

/** Only for a company whose papers somebody has looked at; the title says when, and what was read. */
export function VerifiedBadge({ company }: { company: Company }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (company.verifiedAt === null) return null;
  const date = formatDate(company.verifiedAt, language);
  const number = company.reraNumber;
  const evidence = number
    ? t`Papers seen on ${date}. RERA number given: ${number}`
    : t`Papers seen on ${date}`;
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-neem" title={evidence}>
      <BadgeCheck aria-hidden="true" className="size-4" />
      <Trans>Verified</Trans>
    </span>
  );
}
