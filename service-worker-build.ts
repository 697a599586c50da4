/**
 * The service worker: one file at the root of the site, made from src/web/worker after the browser's files, since
 * it holds the names of those that pages need when there is no network.
 */

import { build, type Plugin } from "vite";
import type { Language } from "./src/domain/language.ts";

/** What is shown without a network: the offline page, and homes that were saved, with what these fetch when touched. */
const PAGES = {
  offline: {
    modules: /\/src\/web\/(?:entry\.client|root|routes\/offline)\.tsx/,
    words: ["site", "offline", "kept"],
  },
  home: {
    modules:
      /\/src\/web\/(?:routes\/property|features\/(?:inquiries\/ask-form|properties\/gallery-lightbox|saved\/recently-viewed)|device\/compare-tray|ui\/toaster)\.tsx/,
    words: ["property", "ask", "kept"],
  },
} as const;

type Chunk = { type: "chunk"; fileName: string; moduleIds: string[]; imports: string[] };
type Bundle = Record<string, Chunk | { type: "asset" }>;

/** Paths of files for each page, by the language it is read in. */
type Shell = Record<keyof typeof PAGES, Record<Language, string[]>>;

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

function shellOf(bundle: Bundle): Shell {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const filesOf = ({ modules, words }: (typeof PAGES)[keyof typeof PAGES], language: Language) => {
    const catalogues = words.map((part) => `/locales/${part}/${language}.po`);
    const isNeeded = (id: string) =>
      modules.test(id) || catalogues.some((catalogue) => id.includes(catalogue));
    const needed = chunks.filter(({ moduleIds }) => moduleIds.some(isNeeded));
    return [...withImports(needed, bundle)].map((name) => `/${name}`).sort();
  };
  const inBoth = (page: keyof typeof PAGES) => ({
    en: filesOf(PAGES[page], "en"),
    hi: filesOf(PAGES[page], "hi"),
  });
  return { offline: inBoth("offline"), home: inBoth("home") };
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

/** By itself, so that it shares no file with the pages: a worker of this kind is one script. */
async function compile(shell: Shell): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: "error",
    define: { SHELL: JSON.stringify(shell) },
    build: {
      write: false,
      target: "es2022",
      lib: { entry: "src/web/worker/service-worker.ts", formats: ["iife"], name: "worker" },
    },
  });
  const [{ output } = { output: [] }] = Array.isArray(built) ? built : [];
  const [script] = output;
  if (script?.type !== "chunk") throw new Error("The service worker was not built");
  return script.code;
}
