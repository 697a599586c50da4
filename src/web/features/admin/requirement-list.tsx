import { Trans, useLingui } from "@lingui/react/macro";
import { telLink } from "#domain/contact-links.ts";
import { formatPhone } from "#domain/phone.ts";
import type { ListingType, RequirementPropertyType } from "#domain/requirement.ts";
import { formatDate } from "#web/dates.ts";
import { REQUIREMENT_TYPE_LABELS } from "#web/labels.ts";
import { useLanguage } from "#web/language.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";

export type Requirement = {
  _id: string;
  reference: string;
  listingType: ListingType;
  name: string;
  phone: string;
  propertyType: RequirementPropertyType;
  location: string;
  budget: string;
  requirements: string;
  createdAt: string;
};

export function RequirementList({ requirements }: { requirements: Requirement[] }) {
  const { t } = useLingui();
  return (
    <section className="mt-10">
      <h2 className="mb-4 text-2xl">
        <Trans>Customer Requirements</Trans>
      </h2>
      {requirements.length === 0 ? (
        <EmptyState title={t`No requirements yet`} level="h3" />
      ) : (
        <ul className="grid gap-3 md:grid-cols-2">
          {requirements.map((requirement) => (
            <li key={requirement._id}>
              <RequirementCard requirement={requirement} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function RequirementCard({ requirement }: { requirement: Requirement }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { name, phone, location, budget } = requirement;
  return (
    <article className="h-full rounded-card border border-line bg-surface p-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-lg tracking-normal">{name}</h3>
        <time dateTime={requirement.createdAt} className="text-muted text-sm">
          {formatDate(requirement.createdAt, language)}
        </time>
      </header>
      <p className="flex flex-wrap gap-x-3 text-[0.9375rem] text-muted">
        <a href={telLink(phone) ?? undefined} className="text-neem hover:underline">
          {formatPhone(phone)}
        </a>
        <span>{requirement.listingType === "buy" ? <Trans>Buy</Trans> : <Trans>Sell</Trans>}</span>
        <span>{i18n._(REQUIREMENT_TYPE_LABELS[requirement.propertyType])}</span>
        <span>{requirement.reference}</span>
      </p>
      <p className="mt-2">{[location, budget].filter((part) => part !== "").join(" · ")}</p>
      <p className="mt-1 whitespace-pre-line">{requirement.requirements}</p>
    </article>
  );
}
