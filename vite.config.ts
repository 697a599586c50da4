import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { CLIENT_CHUNKS, compileHint } from "./client-chunks.ts";
import { lightNumbers } from "./client-numbers.ts";
import { serviceWorker } from "./service-worker-build.ts";

export default defineConfig({
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui({ failOnMissing: true }),
    tailwindcss(),
    reactRouter(),
    lightNumbers(),
    serviceWorker(),
  ],
  // The policy allows fonts and pictures from our own files only, never from within a style sheet.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: CLIENT_CHUNKS }, postBanner: compileHint },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: "./src/main.ts" } } },
  },
});
