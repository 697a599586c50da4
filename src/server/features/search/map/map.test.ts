import { expect } from "vitest";
import { localities } from "#server/platform/db/schema/places.ts";
import { test } from "#test/app.ts";

const PUNE = "73.6,18.3,74.1,18.7";
const INDIA = "68,6,97.5,37.2";

test("a near view names its city and localities, a wide one cities only", async ({ api, db }) => {
  await db.insert(localities).values([
    { citySlug: "pune", slug: "wakad", name: "Wakad", latitude: 18.59, longitude: 73.76 },
    { citySlug: "mumbai", slug: "worli", name: "Worli", latitude: 19.0, longitude: 72.81 },
    { citySlug: "pune", slug: "nowhere", name: "Nowhere" },
  ]);
  const namesIn = async (bbox: string) => {
    const answer = await (await api.request(`/api/map/labels?bbox=${bbox}`)).json();
    return answer.data.map(({ name }: { name: string }) => name);
  };

  expect(await namesIn(PUNE)).toEqual(["Pune", "Wakad"]);
  const wide = await namesIn(INDIA);
  expect(wide).toContain("Mumbai");
  expect(wide).not.toContain("Wakad");
  expect(wide.length).toBeLessThanOrEqual(80);
});

test.for(["", "?bbox=", "?bbox=1,2,3", "?bbox=80,10,70,20", "?bbox=a,b,c,d"])(
  "what is no box is refused: %s",
  async (query, { api }) => {
    expect((await api.request(`/api/map/labels${query}`)).status).toBe(422);
  },
);
