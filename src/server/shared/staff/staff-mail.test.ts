import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import type { StaffMailFrequency } from "#domain/operations/staff-notice.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/shared/time.ts";
import type { App } from "#server/app.ts";
import type { Db } from "#server/platform/db/client.ts";
import { messages, siteSettings } from "#server/platform/db/schema/operations.ts";
import { staffNotices } from "#server/platform/db/schema/staff-notices.ts";
import { deliverNext } from "#server/platform/mail/delivery.ts";
import { createMailer } from "#server/platform/mail/mailer.ts";
import { aPerson, by } from "#test/accounts.ts";
import { PUBLIC_URL, post, SITE, test } from "#test/app.ts";
import { aListingInput, aMedia, showPictures } from "#test/factories.ts";
import { startMailServer } from "#test/mail-server.ts";
import { MINIMAL, send } from "#test/requirements.ts";
import { aPhoto, TEXT } from "#test/written-listing.ts";
import { notifyStaff } from "./notices.ts";

async function setStaffMail(db: Db, frequency: StaffMailFrequency, addresses = [SITE.email]) {
  const value = { addresses, frequency };
  await db
    .insert(siteSettings)
    .values({ key: "staffMail", value })
    .onConflictDoUpdate({ target: siteSettings.key, set: { value } });
}

async function mailAll({ staffMails }: App): Promise<number> {
  let times = 0;
  while (await staffMails.mailDue()) times += 1;
  return times;
}

function mailsIn(db: Db) {
  return db.select().from(messages).orderBy(messages.createdAt, messages.id);
}

function aNotice(db: Db, title: string) {
  return notifyStaff(db, { kind: "listing", subjectId: title, title });
}

test("a requirement reaches the site's own mailbox, with a link and without its sender's name and number", async ({
  api,
  app,
  db,
}) => {
  const server = await startMailServer();
  const response = await send(api, { ...MINIMAL, location: "Baner" });
  const { data } = await response.json();

  expect(await mailAll(app)).toBe(1);
  while (await deliverNext(db, createMailer(server.url, "post@aangan.example")));
  await server.close();

  expect(server.mails).toHaveLength(1);
  const [mail] = server.mails;
  expect(mail?.recipients).toEqual([SITE.email]);
  expect(mail?.subject).toMatch(/^New requirement: .*Baner$/);
  expect(mail?.text).toContain(`${PUBLIC_URL}/admin/requirements?q=${data.reference}`);
  expect(mail?.text).not.toMatch(/Ravi|98765/);
});

test("a repeat of a requirement is no news", async ({ api, app, db }) => {
  const key = { "Idempotency-Key": randomUUID() };
  await send(api, MINIMAL, key);
  await send(api, MINIMAL, key);

  await mailAll(app);

  expect(await mailsIn(db)).toHaveLength(1);
  expect(await db.select().from(staffNotices)).toHaveLength(1);
});

test("what is rolled back tells nobody", async ({ app, db }) => {
  await db
    .transaction(async (tx) => {
      await aNotice(tx, "A flat");
      throw new Error("no");
    })
    .catch(() => undefined);

  expect(await mailAll(app)).toBe(0);
});

describe("staff hear of", () => {
  test("a new company and of a report, with the report's deadlines", async ({ api, app, db }) => {
    const founder = await aPerson(db, "company");
    const company = {
      name: "Nivara",
      location: "Pune",
      contact: "98765 43210",
      email: "n@nivara.example",
    };
    const started = await api.request("/api/company", by(founder, "POST", company));
    expect(started.status).toBe(201);
    const { id } = await aListingInput(db, { title: "Reported flat" });
    await api.request(`/api/properties/${id}/reports`, post({ reason: "fraud" }));

    await mailAll(app);

    const [mail, ...more] = await mailsIn(db);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("2 things wait for you on Aangan");
    expect(mail?.body).toContain("New company to approve: Nivara");
    expect(mail?.body).toContain(`${PUBLIC_URL}/admin/queue?kind=company&q=Nivara&open=nivara`);
    expect(mail?.body).toContain("Report about a listing: Reported flat\nConfirm it within 24");
  });

  test("a listing that waits for review, and of a change of one that is live", async ({
    api,
    app,
    db,
  }) => {
    const seller = await aPerson(db, "seller");
    const photo = await aPhoto(db, seller);
    const created = await api.request(
      "/api/properties",
      by(seller, "POST", { ...TEXT, title: "New flat", images: [photo] }),
    );
    expect(created.status).toBe(201);
    const live = await aListingInput(db, {
      ownerId: seller.id,
      postedBy: "owner",
      title: "Old flat",
    });
    await showPictures(db, live.id, [(await aMedia(db, { bucket: "property-images" })).id]);
    await api.request(`/api/properties/${live.id}`, by(seller, "PUT", { title: "Better flat" }));

    await mailAll(app);

    const [mail] = await mailsIn(db);
    expect(mail?.body).toContain("Listing to review: New flat");
    expect(mail?.body).toContain("Change of a listing to review: Old flat");
  });
});

describe("how often", () => {
  const START = new Date();

  test("at once is at once, and then at most one mail a minute", async ({ open, db }) => {
    let now = START;
    const { app } = open({ now: () => now });
    await aNotice(db, "one");
    expect(await mailAll(app)).toBe(1);

    await aNotice(db, "two");
    await aNotice(db, "three");
    expect(await mailAll(app)).toBe(0);
    now = new Date(START.getTime() + MINUTE_MS);
    expect(await mailAll(app)).toBe(1);

    const [, second, ...more] = await mailsIn(db);
    expect(more).toEqual([]);
    expect(second?.body).toMatch(/two.*three/s);
    expect(second?.body).not.toContain("one");
  });

  test("hourly is at most one mail an hour", async ({ open, db }) => {
    let now = START;
    const { app } = open({ now: () => now });
    await setStaffMail(db, "hourly");
    await aNotice(db, "one");
    await mailAll(app);

    await aNotice(db, "two");
    now = new Date(START.getTime() + HOUR_MS - 1);
    expect(await mailAll(app)).toBe(0);
    now = new Date(START.getTime() + HOUR_MS);
    expect(await mailAll(app)).toBe(1);
  });

  test("daily is the next morning at eight in India", async ({ open, db }) => {
    let now = new Date("2026-11-18T02:29:59Z");
    const { app } = open({ now: () => now });
    await setStaffMail(db, "daily");
    const createdAt = new Date("2026-11-17T12:00:00Z");
    await db
      .insert(staffNotices)
      .values({ kind: "listing", subjectId: "a", title: "a", createdAt });

    expect(await mailAll(app)).toBe(0);
    now = new Date("2026-11-18T02:30:00Z");
    expect(await mailAll(app)).toBe(1);
  });

  test("never is never, and what was not told is not told later either", async ({ app, db }) => {
    await setStaffMail(db, "off");
    await aNotice(db, "one");
    await mailAll(app);
    await setStaffMail(db, "instant");

    expect(await mailAll(app)).toBe(0);
    expect(await mailsIn(db)).toEqual([]);
  });
});

test("every address gets one mail, though several nodes look at the same time", async ({
  open,
  db,
}) => {
  await setStaffMail(db, "instant", ["a@staff.example", "b@staff.example", "a@staff.example"]);
  for (const title of ["one", "two", "three"]) await aNotice(db, title);

  await Promise.all([open(), open(), open(), open()].map(({ app }) => mailAll(app)));

  const recipients = (await mailsIn(db)).map(({ recipient }) => recipient);
  expect(recipients.toSorted()).toEqual(["a@staff.example", "b@staff.example"]);
});

test("a mail that cannot be written leaves the notices for the next time", async ({ open, db }) => {
  await aNotice(db, "one");
  const { site } = open().app;
  const settings = async () => ({
    ...(await site.settings()),
    mailLanguage: "xx" as "en",
  });

  await expect(open({ site: { ...site, settings } }).app.staffMails.mailDue()).rejects.toThrow();

  expect(await mailAll(open().app)).toBe(1);
});

test("a flood is one mail that names thirty and counts the rest", async ({ app, db }) => {
  for (let at = 0; at < 33; at += 1) await aNotice(db, `Listing ${at}`);

  expect(await mailAll(app)).toBe(1);

  const [mail] = await mailsIn(db);
  expect(mail?.subject).toBe("33 things wait for you on Aangan");
  expect(mail?.body.match(/Listing to review/g)).toHaveLength(30);
  expect(mail?.body).toContain("… and 3 more");
});

test("in Hindi when the site's mails are", async ({ app, db }) => {
  await db.insert(siteSettings).values({ key: "mailLanguage", value: "hi" });
  await aNotice(db, "एक फ़्लैट");

  await mailAll(app);

  const [mail] = await mailsIn(db);
  expect(mail?.subject).toBe("जाँच के लिए लिस्टिंग: एक फ़्लैट");
  expect(mail?.body).toContain(`${PUBLIC_URL}/hi/admin/queue?`);
});

test.for([[[]], [["nobody"]], [Array(11).fill("a@b.example")], ["a@b.example"]])(
  "addresses %j are refused",
  async ([addresses], { api, db }) => {
    const admin = await aPerson(db, "admin");
    const staffMail = { addresses, frequency: "daily" };

    const response = await api.request("/api/admin/settings", by(admin, "PATCH", { staffMail }));

    expect(response.status).toBe(422);
  },
);
