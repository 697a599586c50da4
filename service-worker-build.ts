/**
 * Builds the service worker: one file at the root of the site, made from src/web/platform/offline after the
 * browser files, because it lists those that pages need without a network.
 */

import { build, type Plugin } from "vite";
import type { Language } from "./src/domain/shared/language.ts";
import type { Part } from "./src/web/platform/messages/catalogue-parts.ts";

/**
 * What works without a network: the offline page and saved listings, with what these load later. What needs a
 * network anyway is left out: map tiles, the report form, links to other pages.
 */
const PAGES = {
  offline: {
    modules: [
      "entry.client.tsx",
      "root.tsx",
      "routes/public/offline.tsx",
      "platform/device/offline-copies.ts",
      "features/requirements/offline-queue-runner.tsx",
    ],
    words: ["site", "offline", "saved"],
  },
  home: {
    modules: [
      "routes/public/listing/property.tsx",
      "platform/device/compare-tray.tsx",
      "features/leads/inquiry-form.tsx",
      "features/search/map/place-map.tsx",
      "features/listings/gallery/gallery-lightbox.tsx",
      "ui/toaster.tsx",
    ],
    words: ["property", "lead-form", "saved", "map"],
  },
} as const satisfies Record<string, { modules: string[]; words: Part[] }>;

/** English is what the translation was made from, see source-catalogues.ts. */
const CATALOGUES: Record<Language, string> = { en: "hi.po?english", hi: "hi.po" };

type Chunk = {
  type: "chunk";
  fileName: string;
  moduleIds: string[];
  /**
   * The module it is imported as. A file may contain nothing itself and re-export a module that several
   * others share.
   */
  facadeModuleId: string | null;
  imports: string[];
};
export type Bundle = Record<string, Chunk | { type: "asset" }>;

/** File paths for each page and language. */
export type Shell = Record<keyof typeof PAGES, Record<Language, string[]>>;

export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle(_options, bundle) {
      const source = await compile(shellOf(bundle as unknown as Bundle));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

export function shellOf(bundle: Bundle): Shell {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const chunksOf = (part: string) => {
    const found = chunks.filter(({ moduleIds, facadeModuleId }) =>
      [...moduleIds, facadeModuleId ?? ""].some((id) => fileOf(id).endsWith(part)),
    );
    if (found.length === 0) throw new Error(`No file of the build holds ${part}`);
    return found;
  };
  const filesOf = ({ modules, words }: (typeof PAGES)[keyof typeof PAGES], language: Language) => {
    const parts = [
      ...modules.map((name) => `/src/web/${name}`),
      ...words.map((part) => `/src/web/locales/${part}/${CATALOGUES[language]}`),
    ];
    return [...withImports(parts.flatMap(chunksOf), bundle)].map((name) => `/${name}`).sort();
  };
  const inBoth = (page: keyof typeof PAGES) => ({
    en: filesOf(PAGES[page], "en"),
    hi: filesOf(PAGES[page], "hi"),
  });
  return { offline: inBoth("offline"), home: inBoth("home") };
}

/** A route is asked for by a name that the framework adds to its file's. */
function fileOf(id: string): string {
  return id.replace(/\?__react-router.*/, "");
}

function withImports(chunks: Chunk[], bundle: Bundle, known = new Set<string>()): Set<string> {
  for (const { fileName, imports } of chunks) {
    if (known.has(fileName)) continue;
    known.add(fileName);
    const imported = imports.map((name) => bundle[name]).filter((file) => file?.type === "chunk");
    withImports(imported, bundle, known);
  }
  return known;
}

/** Built separately, so that it shares no file with the pages: a worker of this kind is one script. */
async function compile(shell: Shell): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: "error",
    define: { SHELL: JSON.stringify(shell) },
    build: {
      write: false,
      target: "es2022",
      lib: {
        entry: "src/web/platform/offline/service-worker.ts",
        formats: ["iife"],
        name: "worker",
      },
    },
  });
  const [{ output } = { output: [] }] = Array.isArray(built) ? built : [];
  const [script] = output;
  if (script?.type !== "chunk") throw new Error("The service worker was not built");
  return script.code;
}
