/** The sections of the filter form. */

import { useLingui } from "@lingui/react/macro";
import {
  type Category,
  FURNISHINGS,
  LISTERS,
  POSSESSIONS,
  type PropertyType,
  SUBTYPES_OF,
} from "#domain/listings/listing.ts";
import type { Facet } from "#domain/search/search.ts";
import { CATEGORY_LABELS } from "#web/features/search/results/labels.ts";
import type { Results } from "#web/features/search/results/results.ts";
import {
  FURNISHING_LABELS,
  LISTER_LABELS,
  POSSESSION_LABELS,
  PURPOSE_LABELS,
  SUBTYPE_LABELS,
} from "#web/platform/labels/labels.ts";
import { FilterSection } from "./filter-group.tsx";
import { ChipOptions, ListOptions, type Option } from "./options.tsx";

type Props = { results: Results };

const MOST_BEDS = 5;

const TYPES_OF: Record<Category, readonly PropertyType[]> = {
  residential: ["Apartment", "House"],
  commercial: ["Commercial"],
  land: ["Land"],
};
const CATEGORIES_OF: Partial<Record<Results["name"], readonly Category[]>> = {
  rent: ["residential", "commercial"],
  search: ["residential", "commercial", "land"],
};

export function BedsSection({ results }: Props) {
  const { t } = useLingui();
  const options = Array.from({ length: MOST_BEDS }, (_, at) => {
    const beds = at + 1;
    return { value: String(beds), label: beds === MOST_BEDS ? t`${beds}+ BHK` : t`${beds} BHK` };
  });
  return (
    <FilterSection label={t`BHK`}>
      <ChipOptions name="beds" options={options} {...state(results, "beds")} />
    </FilterSection>
  );
}

/** Types and their kinds; a page about one type offers its kinds only. */
export function KindSection({ results }: Props) {
  const { t, i18n } = useLingui();
  const whole: Record<PropertyType, string> = {
    Apartment: t`Any apartment`,
    House: t`Any house`,
    Commercial: t`Any commercial`,
    Land: t`Any land`,
  };
  const types = typesOf(results);
  const { facets, name } = results;
  const chosen = new URLSearchParams(results.query);
  const chosenTypes = chosen.getAll("type");
  // A type and a kind of another type add up, so no single count would be right.
  const typeCounts = chosen.has("subtype") ? undefined : facets.type;
  const kindCounts = (type: PropertyType) =>
    chosenTypes.length === 0 || chosenTypes.includes(type) ? facets.subtype : undefined;
  return (
    <FilterSection label={name === "land" ? t`Land type` : t`Property type`}>
      <div className="grid gap-x-8 gap-y-3 in-[.filter-panel]:md:auto-cols-fr in-[.filter-panel]:md:grid-flow-col">
        {types.map((type) => (
          <div key={type}>
            {types.length > 1 && (
              <ListOptions
                name="type"
                options={[{ value: type, label: whole[type] }]}
                chosen={chosenTypes}
                counts={typeCounts}
              />
            )}
            <ListOptions
              name="subtype"
              options={SUBTYPES_OF[type].map((value) => ({
                value,
                label: i18n._(SUBTYPE_LABELS[value]),
              }))}
              chosen={chosen.getAll("subtype")}
              counts={kindCounts(type)}
            />
          </div>
        ))}
      </div>
    </FilterSection>
  );
}

export function PurposeSection({ results }: Props) {
  const { t, i18n } = useLingui();
  const options = (["sale", "rent"] as const).map((value) => ({
    value,
    label: i18n._(PURPOSE_LABELS[value]),
  }));
  return (
    <FilterSection label={t`Rent or sale`}>
      <ChipOptions
        kind="radio"
        name="purpose"
        options={[{ value: "", label: t`Both` }, ...options]}
        {...state(results, "purpose")}
      />
    </FilterSection>
  );
}

export function CategorySection({ results }: Props) {
  const { t, i18n } = useLingui();
  const options = (CATEGORIES_OF[results.name] ?? []).map((value) => ({
    value,
    label: i18n._(CATEGORY_LABELS[value]),
  }));
  return (
    <FilterSection label={results.name === "rent" ? t`Property type` : t`Category`}>
      <ChipOptions
        kind="radio"
        name="category"
        options={[{ value: "", label: t`All` }, ...options]}
        {...state(results, "category")}
      />
    </FilterSection>
  );
}

export function FurnishingSection({ results }: Props) {
  const { t, i18n } = useLingui();
  const options = FURNISHINGS.map((value) => ({ value, label: i18n._(FURNISHING_LABELS[value]) }));
  return (
    <FilterSection label={t`Furnishing`}>
      <ChipOptions name="furnishing" options={options} {...state(results, "furnishing")} />
    </FilterSection>
  );
}

export function PossessionSection({ results }: Props) {
  const { t, i18n } = useLingui();
  const options = POSSESSIONS.map((value) => ({ value, label: i18n._(POSSESSION_LABELS[value]) }));
  return (
    <FilterSection label={t`Possession`}>
      <ChipOptions
        kind="radio"
        name="possession"
        options={[{ value: "", label: t`Any` }, ...options]}
        {...state(results, "possession")}
      />
    </FilterSection>
  );
}

export function ListerSection({ results }: Props) {
  const { t, i18n } = useLingui();
  const options = LISTERS.map((value) => ({ value, label: i18n._(LISTER_LABELS[value]) }));
  return (
    <FilterSection label={t`Posted by`}>
      <ChipOptions name="postedBy" options={options} {...state(results, "postedBy")} />
    </FilterSection>
  );
}

export function MustHaveSection({ results }: Props) {
  const { t } = useLingui();
  const flags: [name: string, option: Option][] = [
    ["rera", { value: "1", label: t`RERA number given` }],
    ["photos", { value: "1", label: t`With photos` }],
  ];
  return (
    <FilterSection label={t`Must have`}>
      <div className="flex flex-wrap gap-2">
        {flags.map(([name, option]) => (
          <ChipOptions key={name} name={name} options={[option]} {...state(results, name)} />
        ))}
      </div>
    </FilterSection>
  );
}

function typesOf({ category, name }: Results): readonly PropertyType[] {
  if (category) return TYPES_OF[category];
  return (CATEGORIES_OF[name] ?? []).flatMap((one) => TYPES_OF[one]);
}

function state({ query, facets }: Results, name: string) {
  return { chosen: new URLSearchParams(query).getAll(name), counts: facets[name as Facet] };
}
