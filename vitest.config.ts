import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), lingui()],
  test: {
    include: ["src/**/*.test.{ts,tsx}", "demo/**/*.test.ts", "test/**/*.test.ts"],
    globalSetup: ["./test/global-setup.ts"],
    setupFiles: ["./test/setup.ts"],
    // Tests use their own database and folder; loading sharp and better-auth once per file took longer than
    // running them.
    isolate: false,
    // Tests and server share two cores, and some machines get only a fraction of theirs: so time out late.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
