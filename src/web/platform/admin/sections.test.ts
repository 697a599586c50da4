import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import routes from "#web/routes.ts";
import { SECTIONS, sectionAt } from "./sections.ts";

const WEB = join(import.meta.dirname, "../..");
const HINDI = readFileSync(join(WEB, "locales/admin/hi.po"), "utf8");
const ANSWERS = readFileSync(join(WEB, "platform/admin/answers.ts"), "utf8");

const children = routes.find(({ path }) => path?.endsWith("/admin"))?.children ?? [];

test("every page of the console is in its menu, and the other way round", () => {
  const paths = children.map(({ path = "" }) => path);

  expect(paths.toSorted()).toEqual(SECTIONS.map(({ path }) => path).toSorted());
});

test.each([
  ["/admin", ""],
  ["/admin/", ""],
  ["/hi/admin/queue", "queue"],
  ["/admin/queue/", "queue"],
  ["/admin/nowhere", undefined],
])("%s is the section %j", (pathname, path) => {
  expect(sectionAt(pathname)?.path).toBe(path);
});

describe.each(SECTIONS)("the section /admin/$path", ({ path, title, icon }) => {
  const file = children.find((child) => (child.path ?? "") === path)?.file ?? "";
  const source = existsSync(join(WEB, file)) ? readFileSync(join(WEB, file), "utf8") : "";

  test("has a file of its own that shows it", () => {
    expect(source).toMatch(/^export default /m);
  });

  test("has an icon, a title and the title's Hindi", () => {
    expect(icon).toBeDefined();
    expect(HINDI).toMatch(new RegExp(`^msgid "${title.message}"\nmsgstr ".*[ऀ-ॿ].*"$`, "m"));
  });

  test("reads only what the answers of the API are known for", () => {
    const calls = [...source.matchAll(/\b(?:call: |useAdmin\()"([^"]+)"/g)].map(([, call]) => call);

    expect(calls.filter((call) => !ANSWERS.includes(`"${call}":`))).toEqual([]);
  });
});
