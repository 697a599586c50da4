import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

test.each([
  ["/property/abc?x=1#map", "/property/abc?x=1#map"],
  ["/hi/buy", "/hi/buy"],
  ["/a/../saved", "/saved"],
  ["//evil.example", undefined],
  ["/\\evil.example", undefined],
  ["/hi//evil.example", undefined],
  ["/.//evil.example", undefined],
  ["/\t/evil.example", undefined],
  ["https://evil.example", undefined],
  ["javascript:alert(1)", undefined],
  ["/auth?tab=signup", undefined],
  ["/hi/sign-out", undefined],
  ["/api/admin/session", undefined],
  ["", undefined],
  [null, undefined],
])("%j leads to %j", (to, path) => {
  expect(returnPath(to)).toBe(path);
});
