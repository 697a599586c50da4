import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import type { Company } from "#domain/companies/company.ts";
import { Rating } from "#web/platform/rating.tsx";
import { VerifiedBadge } from "#web/platform/verified-badge.tsx";
import { Link } from "#web/ui/link.tsx";
import { CompanyDescription, CompanyLogo } from "./company-card.tsx";

/** A company on the home page: a hairline row, not another box. */
export function CompanyRow({ company }: { company: Company }) {
  const { t } = useLingui();
  const count = company.propertyCount;
  const name = company.name;
  return (
    <article className="grid h-full grid-cols-[56px_1fr] content-start gap-x-3.5 border-line border-b py-4">
      <CompanyLogo company={company} className="row-span-2 size-14" />
      <h3 className="text-[1.0625rem] tracking-normal">{name}</h3>
      <div className="mt-0.5 text-muted text-sm">
        <p className="flex flex-wrap items-center gap-x-3">
          <Rating company={company} />
          <VerifiedBadge company={company} at={company.id} />
        </p>
        <p>{company.location}</p>
      </div>
      <p className="col-span-full mt-2.5 line-clamp-2 text-sm text-muted">
        <CompanyDescription company={company} />
      </p>
      <p className="col-span-full mt-1 flex items-center justify-between text-sm">
        <Link
          to={`/company/${company.id}`}
          aria-label={t`View Properties of ${name}`}
          className="inline-flex min-h-11 items-center gap-1 font-medium text-neem hover:underline"
        >
          <Trans>View Properties</Trans>
          <ChevronRight aria-hidden="true" className="size-4" />
        </Link>
        <span className="text-muted text-sm">
          {t`${plural(count, { one: "# property", other: "# properties" })}`}
        </span>
      </p>
    </article>
  );
}
