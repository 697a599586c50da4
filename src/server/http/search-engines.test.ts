import { Readable } from "node:stream";
import { parseSitemap } from "sitemap";
import { expect } from "vitest";
import { PUBLIC_URL, test } from "#test/app.ts";
import { aCompany, aProperty } from "#test/factories.ts";

test("robots are shown the site map and kept out of the workrooms", async ({ api }) => {
  const response = await api.request("http://evil.example/robots.txt");

  expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
  const lines = (await response.text()).split("\n");
  expect(lines).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
  expect(lines).toEqual(
    expect.arrayContaining(["User-agent: *", "Disallow: /api/", "Disallow: /admin"]),
  );
});

test("the site map is valid and names each page in each language", async ({ api, db }) => {
  const company = await aCompany(db, { updatedAt: new Date("2026-02-03T04:05:06Z") });
  const property = await aProperty(db);

  const response = await api.request("http://evil.example/sitemap.xml");
  const xml = await response.text();

  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  expect(xml).not.toContain("evil.example");
  const items = await parseSitemap(Readable.from([xml]));
  const addresses = items.map(({ url }) => url);
  for (const path of ["", "/companies", `/company/${company.id}`, `/property/${property.id}`]) {
    expect(addresses).toContain(`${PUBLIC_URL}${path || "/"}`);
    expect(addresses).toContain(`${PUBLIC_URL}/hi${path}`);
  }
  expect(new Set(addresses).size).toBe(addresses.length);
  const page = items.find(({ url }) => url === `${PUBLIC_URL}/hi/company/${company.id}`);
  expect(page).toMatchObject({
    lastmod: "2026-02-03T04:05:06.000Z",
    links: [
      { lang: "en-IN", url: `${PUBLIC_URL}/company/${company.id}` },
      { lang: "hi-IN", url: `${PUBLIC_URL}/hi/company/${company.id}` },
    ],
  });
  expect(items.every(({ links }) => links.length === 2)).toBe(true);
});
