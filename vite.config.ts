import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { CLIENT_CHUNKS, compileHint } from "./client-chunks.ts";
import { serviceWorker } from "./service-worker-build.ts";
import { sourceCatalogues } from "./source-catalogues.ts";

/**
 * Packages of many small files. Node reads such a package's whole list of exports once for each of its files,
 * which took half of the time until the server listened.
 */
const INTO_THE_BUNDLE = [
  "drizzle-orm",
  "hono",
  "lucide-react",
  "prom-client",
  "@opentelemetry/api",
  "zod",
  /^@?better-auth/,
  /^@hono\//,
  /^@asteasolutions\//,
];

export default defineConfig(({ command }) => ({
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui({ failOnMissing: true }),
    sourceCatalogues(),
    tailwindcss(),
    reactRouter(),
    serviceWorker(),
  ],
  // The content security policy allows fonts and pictures from our own files only, never inline in CSS.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: CLIENT_CHUNKS }, postBanner: compileHint },
        },
      },
    },
    ssr: {
      resolve: { noExternal: command === "build" ? INTO_THE_BUNDLE : [] },
      build: { rolldownOptions: { input: "./src/main.ts" } },
    },
  },
}));
