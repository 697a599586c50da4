/**
 * How the browser code is split into files. What most public pages need comes in a few files, not forty:
 * fewer requests, and it compresses better. What only some pages need comes with them, so that a new page or
 * the admin console adds nothing to what visitors of other pages load.
 *
 * A group includes what its modules import, unless configured otherwise or claimed by a group of higher
 * priority.
 */

import { globSync, readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "./src/web/routes.ts";

type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null };

/** The root and the files named in routes.ts; modules next to them are shared like any other. */
const ROUTES = new Set(["root", ...routes.flatMap(filesOf)]);

/** The root and often-used pages; pages that share their parts count as one. */
const PAGE_OF_ROUTE: Record<string, string> = {
  root: "root",
  "routes/public/home": "home",
  "routes/public/companies/companies": "companies",
  "routes/public/companies/company": "companies",
  "routes/public/results/buy": "results",
  "routes/public/listing/property": "property",
  "routes/public/agents": "agents",
  "routes/public/results/landing": "landing",
};
const PAGES_THAT_SHARE = 3;

/** Files whose icons need not come with every page: dashboards, forms, and what opens on a tap. */
const SELDOM =
  /admin|agent|lightbox|platform\/pictures|results\/form|routes\/(?:company|seller|buyer|affiliate|account|member)|features\/(?!companies\/[\w-]+\.|site\/home|search\/(?:landing|results)|listings\/(?:cards|page|gallery)|moderation\/reports)/;
/** Public pages whose icons come with every page. */
const OFTEN =
  /routes\/public\/(?:home|companies\/compan(?:y|ies)|companies\/company-properties-list|listing\/property)\./;

const FILTERS =
  "features/search/results/(?:form/|menus|chips|applied|words|labels)|routes/public/results/(?:results-(?:filters|line|actions)|search-form)";
const RESULTS =
  "features/(?:search/results/(?!insights|menus|nothing)|listings/cards/(?:card-extras|result-cards))|routes/public/results/(?:results-|fetching-results)|platform/search/search-query";

export const CLIENT_CHUNKS = [
  // Two files, not one: a phone blocks for as long as it takes to parse a file. See deferred-scripts.ts.
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 7 },
  { name: "vendor", test: /node_modules\/(react-router|@lingui)\//, priority: 6 },
  // A separate file; bundled with the results, every page that fetches would load those too.
  {
    name: "fetching",
    test: /src\/web\/platform\/queries\.ts|node_modules\/@tanstack\/query-core\//,
    priority: 6,
  },
  {
    name: sharedByPages(),
    test: (id: string) => /\/src\/(domain|web)\/(?!locales\/)/.test(id) && !routeOf(id),
    priority: 5,
  },
  {
    name: "shared",
    test: /src\/web\/platform\/(?:hydration\/first-touch|retrying-fetch)/,
    priority: 5,
  },
  { name: "icons", test: iconsUsedIn(isOften), minShareCount: 2, priority: 5 },
  { name: "line", test: /src\/web\/platform\/search\/(search-line|use-suggestions)/, priority: 4 },
  {
    name: "results",
    test: new RegExp(`src/web/(?!${FILTERS})(?:${RESULTS})`),
    minShareCount: 2,
    priority: 3,
  },
  // The form above a list of results is loaded on the first interaction with the page.
  { name: "filters", test: new RegExp(`src/web/(?:${FILTERS})`), minShareCount: 2, priority: 2 },
  // The property page shares these two with different modules: one small file, not two.
  { name: "names", test: /facing-labels|gallery\/picture-name/, priority: 2 },
  {
    name: "more-icons",
    test: iconsUsedIn((file) => !file.includes("admin")),
    minShareCount: 2,
    priority: 2,
  },
  {
    name: "console",
    test: /\/src\/web\/platform\/admin\/(?:shell|table|parts|[\w-]+\.ts)|node_modules\/(?:lucide-react|@tanstack)\//,
    minShareCount: 2,
    priority: 1,
  },
];

/**
 * A browser compiles a function when it is first called, which blocks the page. Most functions in these files
 * are called as a page starts, and this hint tells Chromium to compile them all ahead of time, off the main
 * thread.
 */
export function compileHint({ name }: { name: string }): string {
  return ["react", "vendor", "shared"].includes(name) ? "//# allFunctionsCalledOnLoad" : "";
}

function filesOf({ file, children = [] }: RouteConfigEntry): string[] {
  return [file.replace(/\.tsx$/, ""), ...children.flatMap(filesOf)];
}

function routeOf(id: string): string | undefined {
  const path = /\/src\/web\/([\w/-]+)\.tsx/.exec(id)?.[1];
  return path !== undefined && ROUTES.has(path) ? path : undefined;
}

function isOften(file: string): boolean {
  return OFTEN.test(file) || !(SELDOM.test(file) || routeOf(`/${file}`));
}

/** Assigns to the chunk "shared" whatever the root or several kinds of public pages import. */
function sharedByPages() {
  const known = new Map<string, Set<string>>();

  function pagesOf(id: string, graph: Graph): Set<string> {
    const before = known.get(id);
    if (before) return before;
    const pages = new Set<string>();
    // Known before it is complete, because modules may import each other.
    known.set(id, pages);
    const route = routeOf(id);
    if (route) return pages.add(PAGE_OF_ROUTE[route] ?? "other");
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    for (const page of importers.flatMap((one) => [...pagesOf(one, graph)])) pages.add(page);
    return pages;
  }

  return (id: string, graph: Graph): string | null => {
    const pages = pagesOf(id, graph);
    const count = [...pages].filter((page) => page !== "other").length;
    return pages.has("root") || count >= PAGES_THAT_SHARE ? "shared" : null;
  };
}

/** Icons come out of one file, which hides who uses which: the sources tell, and a file is named like its icon. */
function iconsUsedIn(isMeant: (file: string) => boolean) {
  const used = globSync("src/web/**/*.tsx").filter(isMeant).flatMap(iconsIn).map(kebabCase);
  const files = new Set(used);
  return (id: string) => files.has(/lucide-react\/.*\/icons\/(.+)\.m?js$/.exec(id)?.[1] ?? "");
}

function kebabCase(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-zA-Z])(?=\d)/g, "-").toLowerCase();
}

function iconsIn(file: string): string[] {
  const imported = /import \{([^}]*)\} from "lucide-react"/.exec(readFileSync(file, "utf8"));
  return imported?.[1]?.match(/\w+/g) ?? [];
}
