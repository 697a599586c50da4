import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";
import { CATALOGUE_PARTS } from "./src/web/platform/messages/catalogue-parts.ts";

const catalogue = (part: string) => `src/web/locales/${part}/{locale}`;
const parts = Object.entries(CATALOGUE_PARTS).map(([part, files]) => ({
  path: catalogue(part),
  include: files.map((file) => `src/web/${file}`),
}));

/** What the server says: problems and mails are written as descriptors, which need no macro. */
const ofTheServer = [
  { path: catalogue("problems"), include: ["src/domain/*/problems.ts"] },
  { path: catalogue("mails"), include: ["src/server"], exclude: ["**/*.test.ts"] },
];

export default defineConfig({
  sourceLocale: "en",
  locales: ["hi"],
  catalogs: [
    {
      path: catalogue("site"),
      include: ["src/web"],
      exclude: ["**/*.test.{ts,tsx}", ...parts.flatMap((part) => part.include)],
    },
    ...parts,
    ...ofTheServer,
  ],
  runtimeConfigModule: { Trans: ["#web/ui/trans.tsx", "Trans"] },
  format: formatter({ origins: false }),
});
