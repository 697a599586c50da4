import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { users } from "#server/db/schema/accounts.ts";
import { aPerson, by } from "#test/accounts.ts";
import { test } from "#test/app.ts";
import { aCompany, aProperty, aRequirement } from "#test/factories.ts";

const LONG_AGO = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);

test("the overview counts what is there, what waits, and everybody active once", async ({
  api,
  db,
}) => {
  const admin = await aPerson(db, "admin");
  const buyer = await aPerson(db, "buyer");
  await db.update(users).set({ phoneNumber: "+919800000001" }).where(eq(users.id, buyer.id));
  const { id: companyId } = await aCompany(db);
  await aCompany(db, { deletedAt: new Date() });
  await aProperty(db, { companyId });
  await aProperty(db, { companyId, status: "in_review" });
  await aProperty(db, { companyId, status: "in_review", deletedAt: new Date() });
  // The buyer again, somebody twice, somebody long ago, and nobody.
  await aRequirement(db, { phone: "+919800000001", status: "contacted" });
  await aRequirement(db, { phone: "+919800000002" });
  await aRequirement(db, { phone: "+919800000002" });
  await aRequirement(db, { phone: "+919800000003", createdAt: LONG_AGO });
  await aRequirement(db, { phone: "+919800000004", status: "spam" });

  const response = await api.request("/api/admin/overview", by(admin, "GET"));

  expect(response.status).toBe(200);
  expect((await response.json()).data).toEqual({
    companies: 1,
    properties: 2,
    requirements: 5,
    activeUsers: 3,
    queue: 1,
    waiting: { requirements: 3, properties: 1, reports: 0 },
  });
});
