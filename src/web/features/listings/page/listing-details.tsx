import { Trans, useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { featureList, type Listing } from "#domain/listings/listing.ts";
import type { AreaUnit } from "#domain/shared/area/units.ts";
import { LISTER_LABELS } from "#web/platform/labels/labels.ts";
import { type Rated, Rating } from "#web/platform/rating.tsx";
import { VerifiedBadge } from "#web/platform/verified-badge.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Logo } from "#web/ui/picture.tsx";
import { AreaBlock } from "./area-block.tsx";
import { Block } from "./block.tsx";
import { useListingFacts } from "./listing-facts.ts";
import { MoveIn } from "./move-in.tsx";
import { ReraNote } from "./rera-note.tsx";

type Props = {
  property: Listing;
  /** The rating of the company that lists it. */
  rated?: Rated | null;
  rera: { number: string; isSample: boolean; portal: string | null } | null;
  landUnits: AreaUnit[];
  state: string | null;
  /** What goes between the facts and the lister: costs and the map. */
  children?: ReactNode;
};

/** Everything below the page's title: facts, description, features, surroundings, lister. */
export function ListingDetails({
  property,
  rated = null,
  rera,
  landUnits,
  state,
  children,
}: Props) {
  const { t } = useLingui();
  return (
    <>
      <FactTable property={property} />
      {rera && <ReraNote rera={rera} />}
      <div className="mt-6 [&>section:first-child]:border-t-0">
        <Block title={t`Description`}>
          <p className="max-w-[68ch] whitespace-pre-line">{property.description}</p>
        </Block>
        <KeyFeatures property={property} />
        <AreaBlock property={property} landUnits={landUnits} state={state} />
        <MoveIn property={property} />
        {children}
        <Landmarks property={property} />
        <ListedBy property={property} rated={rated} />
      </div>
    </>
  );
}

function FactTable({ property }: { property: Listing }) {
  const facts = useListingFacts(property);
  return (
    <dl className="grid grid-cols-2 gap-x-6 border-line border-t sm:grid-cols-3">
      {facts.map(({ label, value }) => (
        <div key={label} className="border-line border-b py-2.5">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="font-semibold leading-snug">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function KeyFeatures({ property }: { property: Listing }) {
  const { t } = useLingui();
  const features = featureList(property.features);
  if (features.length === 0) return null;
  return (
    <Block title={t`Key Features`}>
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {features.map((feature) => (
          <li key={feature} className="flex min-h-9 items-center gap-2.5">
            <Check aria-hidden="true" className="size-4 flex-none text-neem" />
            {feature}
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Landmarks({ property }: { property: Listing }) {
  const { t } = useLingui();
  if (property.landmarks.length === 0) return null;
  return (
    <Block title={t`Nearby`}>
      <p>{property.landmarks.join(" · ")}</p>
    </Block>
  );
}

/** The company, the agent by name, or "Owner": an owner's name stays private until they share it. */
function ListedBy({ property, rated }: { property: Listing; rated: Rated | null }) {
  const { t, i18n } = useLingui();
  const { company, agent, postedBy } = property;
  const kind = i18n._(LISTER_LABELS[postedBy]);
  return (
    <Block title={t`Listed By`}>
      <div className="flex flex-wrap items-center gap-4">
        {company?.logo && <Logo picture={company.logo} className="size-16 rounded-card" />}
        <div className="min-w-40 flex-1">
          <p className="font-semibold text-lg">{company?.name ?? agent?.name ?? kind}</p>
          <p className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
            {rated && <Rating company={rated} />}
            {company && <VerifiedBadge company={company} at={`lister-${company.id}`} />}
            {(company || agent) && <span>{kind}</span>}
          </p>
        </div>
        {company ? (
          <MoreLink to={`/company/${company.id}`}>
            <Trans>View Properties</Trans>
          </MoreLink>
        ) : (
          agent && (
            <MoreLink to={`/agents/${agent.id}`}>
              <Trans>View Profile</Trans>
            </MoreLink>
          )
        )}
      </div>
    </Block>
  );
}

function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink to={to} look="outline" size="compact" className="print:hidden">
      {children}
    </ButtonLink>
  );
}
