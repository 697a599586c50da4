import { Trans, useLingui } from "@lingui/react/macro";
import { Building, House, KeyRound, Search, Trees } from "lucide-react";
import type { ReactNode } from "react";
import type { CityChoice } from "#domain/places/city.ts";
import { countOnPage, type ListingCounts } from "#domain/search/results-pages.ts";
import { useLanguage, useLocalPath } from "#web/platform/messages/language.ts";
import { SearchLineBox } from "#web/platform/search/search-line-box.tsx";
import { buttonClass } from "#web/ui/button.tsx";

type Props = {
  counts: ListingCounts;
  cities: readonly CityChoice[];
  /** A sample search line that has results. */
  example: string | null;
};

/** One form for four pages: it submits the chosen tab, and the server redirects to the right page. */
export function SearchBox({ counts, cities, example }: Props) {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const language = useLanguage();
  return (
    <search aria-label={t`Find a property`}>
      <form
        method="get"
        action={localPath("/find")}
        className="mt-6 rounded-card border border-line bg-surface shadow-soft"
      >
        <fieldset className="flex overflow-x-auto border-line border-b px-1">
          <legend className="sr-only">
            <Trans>What are you looking for?</Trans>
          </legend>
          <Tab
            value="buy"
            count={countOnPage("buy", counts)}
            icon={<House aria-hidden="true" className="size-5" />}
          >
            <Trans>Buy</Trans>
          </Tab>
          <Tab
            value="rent"
            count={countOnPage("rent", counts)}
            icon={<KeyRound aria-hidden="true" className="size-5" />}
          >
            <Trans>Rent</Trans>
          </Tab>
          <Tab
            value="commercial"
            count={countOnPage("commercial", counts)}
            icon={<Building aria-hidden="true" className="size-5" />}
          >
            <Trans>Commercial</Trans>
          </Tab>
          <Tab
            value="land"
            count={countOnPage("land", counts)}
            icon={<Trees aria-hidden="true" className="size-5" />}
          >
            <Trans>Land</Trans>
          </Tab>
        </fieldset>
        <div className="grid md:grid-cols-[1.7fr_1fr_auto]">
          <Cell label={<Trans>Say it your way: place, size, budget</Trans>} id="find-q">
            <SearchLineBox
              id="find-q"
              name="q"
              label={t`Suggestions`}
              placeholder={example ?? undefined}
              className="h-7 w-full bg-transparent font-medium outline-none"
              about={chosen}
            />
          </Cell>
          <Cell label={<Trans>City</Trans>} id="find-city">
            <select
              id="find-city"
              name="city"
              className="h-7 w-full bg-transparent font-medium outline-none"
            >
              <option value="">{t`All Cities`}</option>
              {cities.map((city) => (
                <option key={city.name} value={city.name}>
                  {language === "hi" ? city.nameHi : city.name}
                </option>
              ))}
            </select>
          </Cell>
          <div className="px-4 py-3">
            <button type="submit" className={buttonClass({}, "w-full")}>
              <Search aria-hidden="true" className="size-5" />
              <Trans>Show properties</Trans>
            </button>
          </div>
        </div>
      </form>
    </search>
  );
}

/** The filter for the chosen tab; the first tab adds none, because it is preselected rather than chosen. */
function chosen(form: HTMLFormElement): Record<string, string> {
  const tab = new FormData(form).get("for");
  if (tab === "rent") return { purpose: "rent" };
  return tab === "commercial" || tab === "land" ? { category: tab } : {};
}

type TabProps = { value: string; count: number; icon: ReactNode; children: ReactNode };

function Tab({ value, count, icon, children }: TabProps) {
  return (
    <label className="relative -mb-px inline-flex min-h-13 flex-1 items-center justify-center gap-2 border-transparent border-b-2 px-2 font-medium text-muted hover:text-ink has-checked:border-neem has-checked:text-neem has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-neem sm:flex-none sm:px-3.5">
      <input
        type="radio"
        name="for"
        value={value}
        defaultChecked={value === "buy"}
        className="sr-only"
      />
      <span className="max-sm:hidden">{icon}</span>
      {children}
      <span className="text-sm max-sm:hidden">{count}</span>
    </label>
  );
}

function Cell({ label, id, children }: { label: ReactNode; id: string; children: ReactNode }) {
  return (
    <div className="grid border-line border-b px-4 pt-3 pb-2.5 focus-within:rounded-control focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-neem md:border-r md:border-b-0">
      <label htmlFor={id} className="font-medium text-muted text-sm">
        {label}
      </label>
      {children}
    </div>
  );
}
