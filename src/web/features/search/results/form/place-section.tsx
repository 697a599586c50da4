import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Results } from "#web/features/search/results/results.ts";
import { useNameIn } from "#web/platform/messages/language.ts";
import { Field, Select } from "#web/ui/field.tsx";
import { FilterSection } from "./filter-group.tsx";
import { ListOptions } from "./options.tsx";

/** A city, and several of its localities. */
export function PlaceSection({ results }: { results: Results }) {
  const { t } = useLingui();
  const placeName = useNameIn();
  const { cities, facets, query } = results;
  const params = new URLSearchParams(query);
  const city = params.get("city") ?? "";
  const chosen = results.chosen.map(({ slug }) => slug);
  // Show a chosen locality even if it has no listings.
  const localities = [
    ...results.chosen.filter(({ slug }) => !results.localities.some((one) => one.slug === slug)),
    ...results.localities,
  ];
  // Chosen localities come first, then those with the most listings.
  const rank = ({ slug }: { slug: string }) =>
    chosen.includes(slug)
      ? Number.POSITIVE_INFINITY
      : (facets.locality?.find(({ value }) => value === slug)?.count ?? 0);
  const options = localities
    .toSorted((a, b) => rank(b) - rank(a))
    .map((place) => ({ value: place.slug, label: placeName(place) }));
  const [isSameCity, setSameCity] = useState(true);
  const others = results.city && !cities.some(({ slug }) => slug === city) ? [results.city] : [];
  return (
    <div className="grid gap-4 in-[.filter-panel]:md:min-w-72">
      <Field id="filter-city" label={t`City`}>
        <Select
          id="filter-city"
          name="city"
          defaultValue={city}
          onChange={(event) => setSameCity(event.currentTarget.value === city)}
        >
          <option value="">{t`All Cities`}</option>
          {[...others, ...cities].map((place) => (
            <option key={place.slug} value={place.slug}>
              {placeName(place)}
            </option>
          ))}
          {city !== "" && !results.city && <option value={city}>{city}</option>}
        </Select>
      </Field>
      {localities.length > 0 && isSameCity && (
        <FilterSection label={t`Localities`}>
          <div className="max-h-72 overflow-y-auto">
            <ListOptions
              name="locality"
              options={options}
              chosen={chosen}
              counts={facets.locality}
            />
          </div>
        </FilterSection>
      )}
    </div>
  );
}
