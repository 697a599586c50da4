import { expect, test, vi } from "vitest";
import { addMessages, i18nFor } from "./i18n.ts";

test("words that come later are known at once, and nobody is told to draw anew", () => {
  addMessages("hi", { a: "एक" });
  const i18n = i18nFor("/hi/buy");
  const drawAnew = vi.fn();
  i18n.on("change", drawAnew);

  addMessages("hi", { b: "दो" });

  expect([i18n._("a"), i18n._("b")]).toEqual(["एक", "दो"]);
  expect(drawAnew).not.toHaveBeenCalled();
});

test("a language nobody has words of is an error", () => {
  expect(() => i18nFor("/buy")).toThrow("No words were loaded for /buy");
});
