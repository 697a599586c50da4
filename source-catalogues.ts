/**
 * English is the language of the source, so it has no catalogues: `part/hi.po?english` is what the translation of
 * that part was made from. The production build has ids instead of sentences and needs it.
 */

import { readFile } from "node:fs/promises";
import { createCompiledCatalog } from "@lingui/cli/api";
import { formatter } from "@lingui/format-po";
import type { Plugin } from "vite";

const QUERY = "?english";

export function sourceCatalogues(): Plugin {
  return {
    name: "source-catalogues",
    load: {
      filter: { id: /\.po\?english$/ },
      async handler(id) {
        const file = id.slice(0, -QUERY.length);
        this.addWatchFile(file);
        return { code: await compileEnglish(await readFile(file, "utf8")), moduleType: "js" };
      },
    },
  };
}

/** A module that exports `messages`, as Lingui's own plugin makes it of a translation. */
export async function compileEnglish(translation: string): Promise<string> {
  const file = { locale: undefined, sourceLocale: "en", filename: "" };
  const entries = await formatter().parse(translation, file);
  const messages = Object.entries(entries).map(([id, { message }]) => [id, message ?? id]);
  const { source, errors } = createCompiledCatalog("en", Object.fromEntries(messages), {
    namespace: "es",
  });
  const [first] = errors;
  if (first) throw first.error;
  return source;
}
