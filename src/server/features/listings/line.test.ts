import { expect } from "vitest";
import { listingFilterSchema } from "#domain/search/filter-schema.ts";
import { test } from "#test/app.ts";
import { aListingInput, aLocality } from "#test/factories.ts";
import { withUnderstanding } from "./line.ts";

test("a line in q narrows the list as its filters would", async ({ api, db }) => {
  const { id: localityId } = await aLocality(db, { name: "Wakad" });
  const at = { citySlug: "pune", localityId, location: "Wakad, Pune" };
  const wanted = await aListingInput(db, { ...at, beds: 2, priceMin: 7_000_000 });
  await aListingInput(db, { ...at, beds: 3, priceMin: 7_000_000 });
  await aListingInput(db, { ...at, beds: 2, priceMin: 9_000_000 });
  await aListingInput(db, { beds: 2, priceMin: 7_000_000, citySlug: "pune" });

  for (const query of ["q=2bhk+75L+tak&locality=wakad", "beds=2&maxPrice=7500000&locality=wakad"]) {
    const answer = await (await api.request(`/api/properties?${query}`)).json();
    expect(answer.data.map(({ _id }: { _id: string }) => _id)).toEqual([wanted.id]);
  }
});

test("what is chosen beside the line wins over it", () => {
  const filter = listingFilterSchema.parse({ q: "3bhk terrace", beds: "2" });

  const merged = withUnderstanding(filter, {
    filter: { beds: [3], maxPrice: 100 },
    parts: [],
    rest: "terrace",
  });

  expect(merged).toMatchObject({ beds: [2], maxPrice: 100, q: "terrace" });
});
