/** S51, S52, S56 and S79: what reaches mails, logs, other machines, and the host of the site. */

import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "vitest";
import { createLog } from "#server/platform/log.ts";
import { deliverNext } from "#server/platform/mail/delivery.ts";
import { createMailer } from "#server/platform/mail/mailer.ts";
import { aPerson, by } from "#test/accounts.ts";
import { post, test } from "#test/app.ts";
import { aCompany, aListingInput } from "#test/factories.ts";
import { startMailServer } from "#test/mail-server.ts";

test("what somebody writes adds neither a recipient nor a header to a mail", async ({
  api,
  db,
}) => {
  const mailServer = await startMailServer();
  const company = await aCompany(db, { email: "desk@nivara.example" });
  const property = await aListingInput(db, { companyId: company.id });
  const hostile = "Ravi\r\nBcc: x@evil.example\r\nSubject: won";
  const asked = await api.request(
    `/api/properties/${property.id}/inquiries`,
    post({ name: hostile, phone: "9876543210", message: `${hostile}\r\n.\r\nMAIL FROM:<a@b>` }),
  );
  const subscribed = await api.request(
    "/api/newsletter",
    post({ email: "a@b.example\r\nBcc: x@y" }),
  );
  const mailer = createMailer(mailServer.url, "Aangan <post@aangan.example>");
  while (await deliverNext(db, mailer));
  await mailServer.close();

  expect(asked.status).toBe(201);
  expect(subscribed.status).toBe(422);
  expect(mailServer.mails.length).toBeGreaterThan(0);
  for (const mail of mailServer.mails) {
    expect(mail.recipients).toEqual(["desk@nivara.example"]);
    expect(mail.bcc).toBeUndefined();
    expect(mail.headerLines.map(({ key }) => key).filter((key) => key === "subject")).toHaveLength(
      1,
    );
    expect(mail.subject).not.toContain("won\n");
  }
});

test("what is logged is one line of JSON, whatever stands in it", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  const hostile = 'a\n{"level":60,"msg":"forged"}\r\n\u001b[31mred\u2028';
  log.error({ err: new Error(hostile), requestId: hostile }, hostile);
  log.warn(hostile);

  expect(lines).toHaveLength(2);
  for (const line of lines) {
    for (const sign of ["\n", "\r", "\u001b"]) expect(line.trimEnd()).not.toContain(sign);
    expect(JSON.parse(line).msg).toBe(hostile);
  }
});

test("no address of a picture makes the server fetch anything", async ({ api, db }) => {
  let hits = 0;
  const trap = createServer((_request, response) => {
    hits += 1;
    response.end();
  }).listen(0, "127.0.0.1");
  await once(trap, "listening");
  const { port } = trap.address() as AddressInfo;
  const admin = await aPerson(db, "admin");
  const company = await aCompany(db);
  const property = await aListingInput(db, { companyId: company.id });
  for (const address of [
    `http://127.0.0.1:${port}/a.jpg`,
    `//127.0.0.1:${port}/a.jpg`,
    `http://localhost:${port}/images/0198c0de-aaaa-7bbb-8ccc-000000000001`,
    "file:///etc/passwd",
    "data:text/html,<script>alert(1)</script>",
    "http://169.254.169.254/latest/meta-data/",
    "../../etc/passwd",
  ]) {
    const logo = await api.request(
      `/api/companies/${company.id}`,
      by(admin, "PUT", { logoUrl: address }),
    );
    const images = await api.request(
      `/api/properties/${property.id}`,
      by(admin, "PUT", { images: [address] }),
    );

    expect([address, logo.status, images.status]).toEqual([address, 422, 422]);
    expect((await logo.json()).errors).toHaveProperty("logoUrl");
    expect((await images.json()).errors).toHaveProperty("images");
  }
  trap.close();

  expect(hits).toBe(0);
});

type Locked = { license?: string; dev?: boolean; devOptional?: boolean };

/** Licences that would bind the host of the site, or exclude some hosts; see scripts/sbom.mjs. */
const UNWANTED = /\b(?:A?GPL|SSPL|BUSL|Hippocratic)\b|\bCC-BY-NC/i;

test("the site runs with nothing whose licence binds its host", () => {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const shipped = Object.entries(lock.packages as Record<string, Locked>).filter(
    ([path, { dev, devOptional }]) => path !== "" && !dev && !devOptional,
  );
  const isBinding = ({ license = "" }: Locked) =>
    license.split(/ OR /).every((choice) => UNWANTED.test(choice));

  expect(shipped.length).toBeGreaterThan(50);
  expect(shipped.filter(([, one]) => isBinding(one)).map(([path]) => path)).toEqual([]);
  const unnamed = shipped.filter(([, { license }]) => !license).map(([path]) => path);
  expect(unnamed).toEqual([]);
});
