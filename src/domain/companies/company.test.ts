import { expect, test } from "vitest";
import { companyIdFrom, isReservedCompanyId, RESERVED_COMPANY_IDS } from "./company.ts";

test.each([
  ["Nivara Developers", "nivara-developers"],
  ["Neem & Stone", "neem-stone"],
  ["  Café Éstates  ", "cafe-estates"],
  ["आँगन", "company"],
  ["Dashboard", "dashboard-company"],
  ["--", "company"],
])("%s becomes the id %s", (name, id) => {
  expect(companyIdFrom(name)).toBe(id);
});

test("no name becomes a word that /company needs for itself", () => {
  for (const word of RESERVED_COMPANY_IDS) {
    expect(isReservedCompanyId(companyIdFrom(word))).toBe(false);
  }
});
