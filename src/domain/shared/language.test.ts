import { describe, expect, test } from "vitest";
import { languageOf, localPath, plainPath } from "./language.ts";

describe("a page's path in Hindi", () => {
  test.each([
    ["/", "/hi"],
    ["/companies", "/hi/companies"],
    ["/companies?q=a", "/hi/companies?q=a"],
    ["/#about", "/hi#about"],
    ["/?index", "/hi?index"],
  ])("%s is %s", (plain, hindi) => {
    expect(localPath("hi", plain)).toBe(hindi);
    expect(localPath("en", plain)).toBe(plain);
  });
});

test.each([
  ["/hi", "hi", "/"],
  ["/hi/", "hi", "/"],
  ["/hi/companies", "hi", "/companies"],
  ["/hi.data", "hi", ".data"],
  ["/hills", "en", "/hills"],
  ["/company/hi", "en", "/company/hi"],
])("%s is %s for %s", (path, language, plain) => {
  expect(languageOf(path)).toBe(language);
  expect(plainPath(path)).toBe(plain);
});
