import { expect, test } from "vitest";
import { shortName } from "./review.ts";

test("a name is shortened to what says nothing about who", () => {
  expect(
    ["Asha Kulkarni", "  Ravi  ", "Mary Ann D'Souza", "आशा कुलकर्णी", ""].map(shortName),
  ).toEqual(["Asha K.", "Ravi", "Mary D.", "आशा कु.", ""]);
});
