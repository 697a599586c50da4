import { expect, test } from "vitest";
import { type Bundle, shellOf } from "../service-worker-build.ts";

const MODULES = [
  "entry.client.tsx",
  "root.tsx",
  "routes/public/offline.tsx",
  "routes/public/listing/property.tsx",
  "platform/device/offline-copies.ts",
  "platform/device/compare-tray.tsx",
  "features/requirements/offline-queue-runner.tsx",
  "features/search/map/place-map.tsx",
  "features/listings/gallery/gallery-lightbox.tsx",
  "ui/toaster.tsx",
];

function chunk(fileName: string, moduleIds: string[], facadeModuleId: string | null = null) {
  return { type: "chunk" as const, fileName, moduleIds, facadeModuleId, imports: [] as string[] };
}

/** The form is in a chunk that several pages share, with its own entry chunk; all else is in one file. */
function someBundle(): Bundle {
  const words = ["site", "offline", "saved", "property", "lead-form", "map"].flatMap((part) =>
    ["hi.po?english", "hi.po"].map((file) => `/site/src/web/locales/${part}/${file}`),
  );
  const inquiryForm = "/site/src/web/features/leads/inquiry-form.tsx";
  const all = chunk("all.js", [...MODULES.map((name) => `/site/src/web/${name}`), ...words]);
  const form = chunk("form-shared.js", [inquiryForm]);
  const door = { ...chunk("form.js", [], inquiryForm), imports: ["form-shared.js"] };
  return { "all.js": all, "form-shared.js": form, "form.js": door };
}

test("the file that a form is asked for by is kept with the one that holds it", () => {
  const { home } = shellOf(someBundle());

  expect(home.en).toEqual(["/all.js", "/form-shared.js", "/form.js"]);
  expect(home.hi).toEqual(home.en);
});

test("a build without a part that is needed offline fails", () => {
  const { "all.js": all } = someBundle();

  expect(() => shellOf({ ...(all && { "all.js": all }) })).toThrow("inquiry-form.tsx");
});
