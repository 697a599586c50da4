import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** Parts that only some pages show; each of them is fetched with the page that needs it. */
const PARTS = [
  "routes|locales|layout/legal-page|words-of|queries|fetching-results|ui/(?:toaster|breadcrumb)",
  "landing|requirement-message|masking|typed-figures|(?:money|area)-(?:reader|tokens|amounts|units)",
  "results-|search-|use-sugg|device/search-buttons|features/newsletter/notice",
  "features/properties/(?:card-extras|result-cards|view-details|picture-name|property-grid)",
  "features/(?:map|saved|compare|reports|results|companies|agents|admin)",
  "features/requirements/(?:requirement-f|sent-notice|submit|draft)",
].join("|");

/** The form above a list of results is fetched when somebody touches the page. */
const FILTERS = "features/results/form/|results-(?:filters|line)|search-form";
const RESULTS =
  "features/(?:results/(?!insights|nothing)|properties/(?:card-extras|result-cards)|map/map-panel)|device/search-buttons|results-|search-query|fetching-results";

/**
 * What every page needs comes in two files, not forty: fewer requests, and it compresses better. A group
 * takes along what its modules import, unless one of a higher priority has it.
 */
const CLIENT_CHUNKS = [
  {
    name: "vendor",
    test: /node_modules\/(react|react-dom|react-router|scheduler|@lingui)\//,
    priority: 5,
  },
  // A file of its own, or it would go with the results, and every page that fetches fetch those.
  {
    name: "fetching",
    test: /src\/web\/queries\.ts|node_modules\/@tanstack\/query-core/,
    priority: 5,
  },
  {
    name: "shared",
    test: new RegExp(`src/(?:domain|web)/(?!${PARTS})`),
    minShareCount: 2,
    priority: 4,
  },
  { name: "shared", test: /node_modules\/lucide-react\//, minShareCount: 2, priority: 4 },
  { name: "line", test: /src\/web\/(search-line|use-suggestions)/, priority: 3 },
  {
    name: "results",
    test: new RegExp(`src/web/(?!${FILTERS})(?:${RESULTS})`),
    minShareCount: 2,
    priority: 2,
  },
  { name: "filters", test: new RegExp(`src/web/(?:${FILTERS})`), minShareCount: 2, priority: 1 },
];

export default defineConfig({
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui({ failOnMissing: true }),
    tailwindcss(),
    reactRouter(),
  ],
  // The policy allows fonts and pictures from our own files only, never from within a style sheet.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: CLIENT_CHUNKS } } } },
    },
    ssr: { build: { rolldownOptions: { input: "./src/main.ts" } } },
  },
});
