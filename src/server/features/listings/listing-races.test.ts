import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { companies } from "#server/platform/db/schema/companies.ts";
import { properties } from "#server/platform/db/schema/properties.ts";
import { createRateLimits } from "#server/platform/limits.ts";
import { aPerson, by } from "#test/accounts.ts";
import { test } from "#test/app.ts";
import { aCompany, aListingInput, aMedia } from "#test/factories.ts";

const ROUNDS = 12;

test("listings written while their company comes and goes end as it does", async ({
  open,
  db,
  database,
  failures,
}) => {
  const { api } = open({ limits: createRateLimits(database.pool, false) });
  const admin = await aPerson(db, "admin");
  const { id } = await aCompany(db);
  const image = await aMedia(db, { bucket: "property-images" });
  const listings = await Promise.all(
    Array.from({ length: 6 }, () => aListingInput(db, { companyId: id })),
  );
  const input = {
    title: "2 BHK",
    companyId: id,
    location: "Pune",
    priceRange: "80 L",
    type: "Apartment",
    features: "Lift",
    description: "Sunny",
    images: [image.id],
  };
  const call = async (method: string, path: string, body?: object) =>
    (await api.request(`/api${path}`, by(admin, method, body))).status;

  const statuses = new Set<number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const isLast = round === ROUNDS - 1;
    const answers = await Promise.all([
      ...listings.map((one) => call("PUT", `/properties/${one.id}`, { title: `T${round}` })),
      call("POST", "/properties", input),
      call("DELETE", `/companies/${id}?withProperties=true`),
      call("PUT", `/properties/${listings[0]?.id}`, { status: "paused" }),
      call("POST", "/properties", input),
    ]);
    if (!isLast) answers.push(await call("POST", `/companies/${id}/restore`));
    for (const status of answers) statuses.add(status);
  }

  expect(failures).toEqual([]);
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  expect(statuses).toContain(200);
  const [company] = await db.select().from(companies).where(eq(companies.id, id));
  expect(company?.deletedAt).not.toBeNull();
  const left = await db.select().from(properties);
  expect(left.filter(({ deletedAt }) => deletedAt === null)).toEqual([]);
});
