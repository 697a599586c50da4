import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** Parts that only some pages show; each of them is fetched with the page that needs it. */
const PARTS =
  "routes|locales|queries|typed-figures|(?:money|area)-(?:reader|tokens|amounts|units)|typed-text|results-|search-page|search-query|ui/toaster|features/(?:admin|map|saved|compare|reports|results|requirements/(?:requirement-f|submit|draft)|companies|agents)";

/** What every page needs comes in two files, not forty: fewer requests, and it compresses better. */
const CLIENT_CHUNKS = [
  {
    name: "vendor",
    test: /node_modules\/(react|react-dom|react-router|scheduler|@lingui)\//,
    priority: 3,
  },
  // A file of its own, or it would go with the results, and every page that fetches fetch those.
  {
    name: "fetching",
    test: /src\/web\/queries\.ts|node_modules\/@tanstack\/query-core\//,
    priority: 3,
  },
  {
    name: "shared",
    test: new RegExp(`src/(?:domain|web)/(?!${PARTS})`),
    minShareCount: 2,
    priority: 2,
  },
  {
    name: "results",
    test: /src\/web\/(features\/results\/|results-|search-query|fetching-results)/,
    minShareCount: 2,
    priority: 1,
  },
  { name: "shared", test: /node_modules\/lucide-react\//, minShareCount: 2, priority: 2 },
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
