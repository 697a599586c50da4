import { expect, test } from "vitest";
import { CITIES } from "#domain/places/city-table.ts";
import { fromSqft } from "./area.ts";
import { landUnits } from "./local-units.ts";

test("land is told in the state's own units", () => {
  expect(landUnits("MH")).toEqual(["sqft", "guntha", "sqyd", "sqm", "acre"]);
  expect(landUnits("WB")).toContain("katha");
  expect(landUnits(null)).toEqual(["sqft", "sqyd", "sqm", "acre"]);
});

test("every unit offered can be converted where it is offered", () => {
  for (const { state } of CITIES) {
    for (const unit of landUnits(state)) expect(fromSqft(1, unit, state)).not.toBeNull();
  }
});
