import { expect, test } from "vitest";
import { listingFilterSchema } from "./filter-schema.ts";
import {
  FACETS,
  FILTER_NAMES,
  type FilterName,
  filterOf,
  SAID_FILTERS,
  unset,
  withDependents,
} from "./filters.ts";
import { filterOfClaims } from "./line/merge.ts";
import type { LineFilter } from "./line/understanding.ts";
import { searchOfPath } from "./results-filter-schema.ts";
import { RESULTS_PAGES, RESULTS_PARAMETERS } from "./results-pages.ts";
import { resultsPath } from "./results-path.ts";
import { searchName } from "./search-name.ts";

/** Only the API has these, and these are in the title of a search or in no words at all. */
const NOT_ON_PAGES = ["companyId", "agentId"];
const NOT_NAMED = ["purpose", "category", "bbox"];

/** A value of the filter as it stands in a URL. */
function example(name: FilterName): string {
  const filter = filterOf(name);
  if ("values" in filter) return filter.values[0] ?? "";
  if (filter.kind === "box") return "72,18,73,19";
  return filter.kind === "place" ? "pune" : "1";
}

test.for(FILTER_NAMES)("%s is a parameter of the API", (name) => {
  expect(listingFilterSchema.parse({})[name]).toEqual(unset(name));
  expect(listingFilterSchema.parse({ [name]: example(name) })[name]).not.toEqual(unset(name));
});

test.for(FILTER_NAMES.filter((name) => !NOT_ON_PAGES.includes(name)))(
  "%s is read and kept by the advanced search, and named",
  (name) => {
    const search = searchOfPath(`/search?${name}=${example(name)}`);

    expect(search?.filter[name]).not.toEqual(unset(name));
    expect(RESULTS_PARAMETERS["/search"]).toContain(name);
    if (NOT_NAMED.includes(name) || !search) return;
    const names = (["en", "hi"] as const).map((language) =>
      searchName("search", search.filter, language),
    );
    expect(names).not.toContain("Properties");
    expect(names).not.toContain("संपत्तियाँ");
    expect(names.join()).not.toContain("undefined");
  },
);

test.for(SAID_FILTERS)("what a line says about %s reaches the URL", (name) => {
  const value = listingFilterSchema.parse({ [name]: example(name) })[name];
  const sets: LineFilter = { [name]: value };
  const filter = filterOfClaims([{ from: 0, to: 1, param: "city", value: "", sets }]);

  expect(filter[name]).toEqual(value);
  const { name: page, filter: read } = searchOfPath(resultsPath({ filter, rest: "" })) ?? {};
  expect(read?.[name] ?? RESULTS_PAGES[page ?? "search"].about).toBeDefined();
});

test("URLs name the filters question by question, and a page only those of what it is about", () => {
  expect(RESULTS_PAGES.search.filters.join()).toBe(
    "q,city,locality,purpose,category,type,subtype,beds,baths,minPrice,maxPrice,minArea,maxArea,furnishing,possession,postedBy,rera,photos,bbox",
  );
  expect(RESULTS_PAGES.land.filters.join()).toBe(
    "q,city,locality,purpose,subtype,minPrice,maxPrice,minArea,maxArea,postedBy,rera,photos,bbox",
  );
  expect(RESULTS_PAGES.buy.filters).not.toContain("purpose");
  expect(RESULTS_PAGES.rent.filters).toContain("category");
  expect(RESULTS_PAGES.commercial.filters).not.toContain("beds");
});

test("a locality goes with its city", () => {
  expect(withDependents("city")).toEqual(["city", "locality"]);
  expect(withDependents("beds")).toEqual(["beds"]);
});

test("whatever is offered with counts has values to count", () => {
  for (const facet of FACETS) expect(filterOf(facet).kind, facet).not.toMatch(/min|max|flag|line/);
});
