import { expect, test } from "vitest";
import { hash, newToken, sign, verify } from "./signing.ts";

const SECRET = "a secret of at least thirty-two characters";

test.for(["01998f", "", "with.dots.inside", "आंगन"])("what was signed comes back: %j", (text) => {
  expect(verify(SECRET, "receipt", sign(SECRET, "receipt", text))).toBe(text);
});

test("what was signed for something else, by another secret or with another text does not", () => {
  const signed = sign(SECRET, "receipt", "id-1");
  const [, proof] = signed.split(".");

  expect(verify(SECRET, "unsubscribe", signed)).toBeUndefined();
  expect(verify(`${SECRET}!`, "receipt", signed)).toBeUndefined();
  expect(verify(SECRET, "receipt", `id-2.${proof}`)).toBeUndefined();
  expect(verify(SECRET, "receipt:id", `-1.${proof}`)).toBeUndefined();
});

test.for([
  "",
  ".",
  "..",
  "id-1",
  "id-1.",
  ".x",
  "id-1.short",
  `id-1.${"a".repeat(43)}`,
  "\u0000",
  "id-1.ééé",
])("nonsense is refused quietly: %j", (signed) => {
  expect(verify(SECRET, "receipt", signed)).toBeUndefined();
});

test("tokens are long, fit into an address and never repeat", () => {
  const tokens = Array.from({ length: 100 }, newToken);

  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{32}$/);
});

test("a hash is the same each time and tells nothing of its text", () => {
  expect(hash("+919876543210")).toBe(hash("+919876543210"));
  expect(hash("+919876543210")).not.toBe(hash("+919876543211"));
  expect(hash("+919876543210")).not.toContain("9876");
});
