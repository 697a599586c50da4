import { expect, test } from "vitest";
import { isGuessable } from "./guessable.ts";

test.for([
  "password123",
  "P@ssw0rd2026",
  "Aangan2026!",
  "qwertyuiop",
  "1234567890",
  "0987654321",
  "aaaaaaaaaa",
  "1212121212",
  "welcome@123",
  "jaishreeram1",
  "2026-11-16",
  "!!!!!!!!!!",
])("%s is guessed at once", (password) => {
  expect(isGuessable(password)).toBe(true);
});

test.for([
  "a door with a lock",
  "correct horse battery",
  "मेरा घर पुणे में है",
  "🏠🌳🐘🚲🥭🪁🛕🎏🪔🌧️",
  "password of the old house",
  "our wakad 2bhk with a lift",
])("%s takes longer", (password) => {
  expect(isGuessable(password)).toBe(false);
});

test("whose it is makes some easy", () => {
  expect(isGuessable("asha.rao@home.example", "asha.rao@home.example")).toBe(true);
  expect(isGuessable("Asha.Rao1987", "asha.rao@home.example")).toBe(true);
  expect(isGuessable("Asha.Rao1987", "ravi@home.example")).toBe(false);
});
