import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** What every page needs comes in two files, not forty: fewer requests, and it compresses better. */
const CLIENT_CHUNKS = [
  { name: "vendor", test: /node_modules\/(react|react-dom|react-router|scheduler|@lingui)\// },
  {
    name: "shared",
    test: /src\/(domain|web)\/(?!routes|locales|fetching|features\/(map|saved|compare|reports)|ui\/toaster)/,
    minShareCount: 2,
  },
  { name: "shared", test: /node_modules\/lucide-react\//, minShareCount: 2 },
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
