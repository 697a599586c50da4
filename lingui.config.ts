import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

export default defineConfig({
  sourceLocale: "en",
  locales: ["en", "hi"],
  catalogs: [{ path: "src/web/locales/{locale}", include: ["src/web"] }],
  format: formatter({ lineNumbers: false }),
});
