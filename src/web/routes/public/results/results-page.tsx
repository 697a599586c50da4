import { useLingui } from "@lingui/react/macro";
import { type ComponentType, memo, type ReactNode, Suspense } from "react";
import { useNavigation } from "react-router";
import { groupIndian } from "#domain/shared/area/area.ts";
import type { AreaUnit } from "#domain/shared/area/units.ts";
import { AreaUnitContext } from "#web/features/listings/cards/area-unit.ts";
import { ResultCards } from "#web/features/listings/cards/result-cards.tsx";
import { ListNotices } from "#web/features/search/results/list-notices.tsx";
import { ResultList } from "#web/features/search/results/long-list.tsx";
import { useRememberedUnit } from "#web/features/search/results/remembered-unit.ts";
import type { Results } from "#web/features/search/results/results.ts";
import { KindTiles } from "#web/features/search/results/tiles.tsx";
import { PurposeToggle, ViewSwitch } from "#web/features/search/results/toolbar.tsx";
import { lazyOnInteraction } from "#web/platform/hydration/first-touch.ts";
import { lazyAsServed } from "#web/platform/hydration/lazy-parts.tsx";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { apiQuery } from "#web/platform/search/search-query.ts";
import { RESULTS_INTROS, resultsTitle } from "./results-labels.ts";

type Props = { results: Results };

const ResultsFilters = lazyOnInteraction(async () => {
  const { ResultsFilters } = await withFilterMessages(import("./results-filters.tsx"));
  return ResultsFilters;
});
const Insights = lazyOnInteraction(async () => {
  const { Insights } = await withFilterMessages(
    import("#web/features/search/results/insights.tsx"),
  );
  return Insights;
});
const ResultMenus = lazyOnInteraction(async () => {
  const { ResultMenus } = await withFilterMessages(
    import("#web/features/search/results/menus.tsx"),
  );
  return ResultMenus;
});
const SearchActions = lazyOnInteraction(async () => {
  const { SearchActions } = await withFilterMessages(import("./results-actions.tsx"));
  return SearchActions;
});
const Chips = lazyOnInteraction(async () => {
  const { Chips } = await withFilterMessages(import("#web/features/search/results/chips.tsx"));
  return Chips;
});
const MapPanel = lazyAsServed(async () => {
  const { MapPanel } = await import("#web/features/search/map/map-panel.tsx");
  return MapPanel;
});
const NothingFound = lazyAsServed(async () => {
  const { NothingFound } = await withFilterMessages(
    import("#web/features/search/results/nothing-found.tsx"),
  );
  return NothingFound;
});

/** Parts that most page views never show, or only after an interaction, share the filters' messages. */
async function withFilterMessages<Module>(part: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([part, needMessages("filters")]);
  return module;
}

/**
 * A list of live listings with its filters; its whole state is in the URL. Memoized: the router rerenders at
 * each step of a navigation, and rendering two dozen cards again would delay the response to a tap.
 */
export const ResultsPage = memo(function ResultsPage({ results: loaded }: Props) {
  const { i18n } = useLingui();
  const title = resultsTitle(i18n, loaded, useLanguage());
  const results = useRememberedUnit(loaded);
  const hasMap = results.view === "map";
  return (
    <>
      <FilterBar results={loaded} />
      <div className={`wrap pt-5 ${hasMap ? "results-with-map" : ""}`}>
        {hasMap && (
          <aside className="results-map">
            <Suspense>
              <MapPanel query={apiQuery(results)} total={results.total} center={results.center} />
            </Suspense>
          </aside>
        )}
        <div className={`min-w-0 ${hasMap ? "max-lg:pt-5" : ""}`}>
          <h1 className="text-[clamp(1.44rem,1.2rem+0.9vw,1.9rem)]">{title}</h1>
          <p className="mt-1 text-muted">{i18n._(RESULTS_INTROS[results.name])}</p>
          {results.name === "commercial" && (
            <div className="mt-3">
              <PurposeToggle results={results} />
            </div>
          )}
          <KindTiles results={results} />
          <FiltersInUse results={loaded} />
          <ResultsBody results={loaded} columns={hasMap ? 2 : 3} />
        </div>
      </div>
      <div className="wrap">
        <TypicalPrices results={loaded} />
      </div>
    </>
  );
});

/**
 * A rerender before its part has loaded would make the served markup disappear until then. So it gets the
 * results as loaded, and the part itself applies a remembered unit.
 */
function aroundList(Part: ComponentType<Props>) {
  return memo(function AroundList({ results }: Props) {
    return (
      <Suspense>
        <Part results={results} />
      </Suspense>
    );
  });
}

const FilterBar = aroundList(ResultsFilters);
const Actions = aroundList(SearchActions);
const Menus = aroundList(ResultMenus);
const TypicalPrices = aroundList(Insights);
export const FiltersInUse = aroundList(Chips);

type BodyProps = { results: Results; columns: 2 | 3 };

/** Count, sort and view in one row, with the list below. */
export function ResultsBody({ results: loaded, columns }: BodyProps) {
  const results = useRememberedUnit(loaded);
  const unit = new URLSearchParams(results.query).get("unit") as AreaUnit | null;
  return (
    <section id="results" tabIndex={-1} aria-labelledby="results-count" className="outline-none">
      <div className="mt-2 mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2
          id="results-count"
          className="min-w-24 flex-1 basis-0 font-normal text-base tracking-normal"
        >
          <Status results={results} />
        </h2>
        <div className="max-sm:order-last max-sm:w-full">
          <Actions results={loaded} />
        </div>
        <div className="flex min-w-0 flex-none items-center gap-2">
          <Menus results={loaded} />
          <ViewSwitch results={results} />
        </div>
      </div>
      <ListNotices results={results} />
      <Shade>
        {results.instead ? (
          <Suspense>
            <NothingFound results={results} instead={results.instead}>
              {results.instead.near && (
                <ResultCards
                  properties={results.instead.near.items}
                  now={results.now}
                  columns={columns}
                  isList={false}
                />
              )}
            </NothingFound>
          </Suspense>
        ) : (
          <AreaUnitContext value={{ unit, states: results.states }}>
            <ResultList results={results}>
              {(items) => (
                <ResultCards
                  properties={items}
                  now={results.now}
                  columns={columns}
                  isList={results.view === "list"}
                />
              )}
            </ResultList>
          </AreaUnitContext>
        )}
      </Shade>
    </section>
  );
}

function Status({ results: { total, totalIsAtLeast } }: Props) {
  const { t } = useLingui();
  const isLoading = useIsLoading();
  const count = groupIndian(total) + (totalIsAtLeast ? "+" : "");
  const found = total === 1 ? t`1 property found` : t`${count} properties found`;
  return <span role="status">{isLoading ? t`Loading properties...` : found}</span>;
}

/** Dims the list while another one is loading. */
function Shade({ children }: { children: ReactNode }) {
  const isLoading = useIsLoading();
  return (
    <div
      aria-busy={isLoading}
      className={`transition-opacity ${isLoading ? "pointer-events-none opacity-50" : ""}`}
    >
      {children}
    </div>
  );
}

/** Whether another state of this page is loading. */
function useIsLoading(): boolean {
  const { state } = useNavigation();
  return state === "loading";
}
