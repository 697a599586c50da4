/** The sections of the filter form. */

import { useLingui } from "@lingui/react/macro";
import {
  type Category,
  type PropertyType,
  SUBTYPES_OF,
  TYPES_OF,
} from "#domain/listings/listing.ts";
import {
  type Facet,
  type FilterName,
  type FormQuestion,
  filterOf,
  filtersOf,
} from "#domain/search/filters.ts";
import { CATEGORY_LABELS } from "#web/features/search/results/labels.ts";
import type { Results } from "#web/features/search/results/results.ts";
import { PURPOSE_LABELS, SUBTYPE_LABELS } from "#web/platform/labels/labels.ts";
import { FilterSection } from "./filter-group.tsx";
import { QUESTION_LABELS } from "./filter-labels.ts";
import { ChipOptions, ListOptions } from "./options.tsx";
import { valueLabel } from "./value-label.ts";

type Props = { results: Results };

const CATEGORIES_OF: Partial<Record<Results["name"], readonly Category[]>> = {
  rent: ["residential", "commercial"],
  search: ["residential", "commercial", "land"],
};

/** A question that is asked by a row of options, as the kinds of its filters say. */
export function ChoiceSection({ question, results }: Props & { question: FormQuestion }) {
  const { t, i18n } = useLingui();
  const groups = filtersOf(question).map((name) => {
    const { kind } = filterOf(name);
    const isOne = kind === "one" || kind === "atLeast";
    const options = offered(name).map((value) => {
      // The question's own label says of what: "2+".
      const label = kind === "atLeast" ? undefined : valueLabel(name, value);
      return { value, label: label ? i18n._(label) : `${value}+` };
    });
    return (
      <ChipOptions
        key={name}
        name={name}
        kind={isOne ? "radio" : "checkbox"}
        options={isOne ? [{ value: "", label: t`Any` }, ...options] : options}
        {...state(results, name)}
      />
    );
  });
  return (
    <FilterSection label={i18n._(QUESTION_LABELS[question])}>
      {groups.length > 1 ? <div className="flex flex-wrap gap-2">{groups}</div> : groups}
    </FilterSection>
  );
}

/** The values to choose from. */
function offered(name: FilterName): readonly string[] {
  const filter = filterOf(name);
  if ("values" in filter) return filter.values;
  if ("offered" in filter) return Array.from({ length: filter.offered }, (_, at) => String(at + 1));
  return filter.kind === "flag" ? ["1"] : [];
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

function typesOf({ category, name }: Results): readonly PropertyType[] {
  if (category) return TYPES_OF[category];
  return (CATEGORIES_OF[name] ?? []).flatMap((one) => TYPES_OF[one]);
}

function state({ query, facets }: Results, name: string) {
  return { chosen: new URLSearchParams(query).getAll(name), counts: facets[name as Facet] };
}
