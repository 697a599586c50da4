import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import type { CityChoice } from "#domain/city.ts";
import type { Page } from "#domain/page.ts";
import { PROPERTY_SORTS, type PropertySort, type PropertySummary } from "#domain/property.ts";
import { SORT_LABELS } from "#web/labels.ts";
import { useLanguage, useLocalPath } from "#web/language.ts";
import { ButtonLink, buttonClass } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { CONTROL, Field, Select } from "#web/ui/field.tsx";
import { PropertyGrid } from "./property-grid.tsx";

export type Choice = { name: string; label: string; options: { value: string; label: string }[] };

type Props = {
  title: ReactNode;
  intro: ReactNode;
  path: string;
  page: Page<PropertySummary>;
  /** What the URL asks for, by parameter. */
  chosen: Record<string, string>;
  choices: Choice[];
  cities: readonly CityChoice[];
  now: string;
};

/** A list of live listings with its filters; every state of it is in the URL. */
export function ResultsPage({ title, intro, path, page, chosen, choices, cities, now }: Props) {
  const { t } = useLingui();
  const isLoading = useNavigation().state === "loading";
  const count = page.totalIsAtLeast ? `${page.total}+` : String(page.total);
  return (
    <>
      <div className="border-line border-b">
        <div className="wrap py-9">
          <h1 className="text-[clamp(1.9rem,1.4rem+2.4vw,2.99rem)]">{title}</h1>
          <p className="mt-2 max-w-[56ch] text-[1.0625rem] text-muted">{intro}</p>
          <Filters path={path} chosen={chosen} choices={choices} cities={cities} />
        </div>
      </div>
      <div className="wrap pt-6">
        <p role="status" className="mb-4">
          {isLoading ? t`Loading properties...` : t`${count} properties found`}
        </p>
        {page.items.length === 0 ? (
          <EmptyState
            title={t`No properties found`}
            action={
              <ButtonLink to={path} look="outline">
                <Trans>Clear Filters</Trans>
              </ButtonLink>
            }
          >
            <Trans>Nothing matches all of this. Drop one filter and look again.</Trans>
          </EmptyState>
        ) : (
          <>
            <h2 className="sr-only">
              <Trans>Results</Trans>
            </h2>
            <PropertyGrid properties={page.items} now={now} firstPictures={1} />
          </>
        )}
        {page.nextCursor && (
          <p className="mt-8 text-center">
            <ButtonLink
              to={`${path}?${new URLSearchParams({ ...chosen, cursor: page.nextCursor })}`}
              look="outline"
            >
              <Trans>Next page</Trans>
            </ButtonLink>
          </p>
        )}
      </div>
    </>
  );
}

type FilterProps = Pick<Props, "path" | "chosen" | "choices" | "cities">;

function Filters({ path, chosen, choices, cities }: FilterProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const localPath = useLocalPath();
  const submit = useSubmit();
  const cityOptions = cities.map((city) => ({
    value: city.name,
    label: language === "hi" ? city.nameHi : city.name,
  }));
  const sorts = PROPERTY_SORTS.map((sort: PropertySort) => ({
    value: sort,
    label: i18n._(SORT_LABELS[sort]),
  }));
  const selects: Choice[] = [
    {
      name: "city",
      label: t`City`,
      options: [{ value: "", label: t`All Cities` }, ...cityOptions],
    },
    ...choices,
    { name: "sort", label: t`Sort by`, options: sorts },
  ];
  return (
    <Form
      role="search"
      action={localPath(path)}
      key={JSON.stringify(chosen)}
      className="mt-5 grid gap-3 sm:grid-cols-2 md:grid-cols-[1.4fr_repeat(auto-fit,minmax(150px,1fr))] md:items-end"
    >
      <Field id="results-q" label={t`Location or words`}>
        <input
          id="results-q"
          name="q"
          type="search"
          maxLength={120}
          defaultValue={chosen.q}
          className={CONTROL}
        />
      </Field>
      {selects.map(({ name, label, options }) => (
        <Field key={name} id={`results-${name}`} label={label}>
          <Select
            id={`results-${name}`}
            name={name}
            defaultValue={chosen[name] ?? options[0]?.value}
            onChange={(event) => submit(event.currentTarget.form)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      <button type="submit" className={buttonClass()}>
        <Trans>Search</Trans>
      </button>
    </Form>
  );
}
