import { Readable } from "node:stream";
import sharp from "sharp";
import { parseSitemap, parseSitemapIndex } from "sitemap";
import { expect } from "vitest";
import type { Subtype } from "#domain/listings/listing.ts";
import { MIN_INDEXED_LISTINGS } from "#domain/search/landing.ts";
import { DAY_MS } from "#domain/shared/time.ts";
import type { Db } from "#server/platform/db/client.ts";
import { type Api, PUBLIC_URL, SITE, test } from "#test/app.ts";
import { aCompany, aListingInput, aLocality, anAgent } from "#test/factories.ts";

async function addressesIn(api: Api, part: string) {
  const xml = await (await api.request(`/sitemap-${part}.xml`)).text();
  return parseSitemap(Readable.from([xml]));
}

async function placePaths(api: Api): Promise<string[]> {
  const items = await addressesIn(api, "places");
  return items
    .map(({ url }) => url.slice(PUBLIC_URL.length))
    .filter((path) => !path.startsWith("/hi/"));
}

async function some(db: Db, count: number, listing: Parameters<typeof aListingInput>[1]) {
  for (const _ of Array(count).keys()) await aListingInput(db, { citySlug: "pune", ...listing });
}

test("robots are shown the site map and kept out of the workrooms", async ({ api }) => {
  const response = await api.request("http://evil.example/robots.txt");

  expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
  const lines = (await response.text()).split("\n");
  expect(lines).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
  expect(lines).toEqual(
    expect.arrayContaining(["User-agent: *", "Disallow: /api/", "Disallow: /admin"]),
  );
});

test("the site map is an index of lists that are there, empty or not", async ({ api }) => {
  const response = await api.request("http://evil.example/sitemap.xml");
  const xml = await response.text();

  expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  expect(xml).not.toContain("evil.example");
  const parts = await parseSitemapIndex(Readable.from([xml]));
  expect(parts.map(({ url }) => url)).toEqual(
    ["pages", "places", "companies", "agents", "properties"].map(
      (part) => `${PUBLIC_URL}/sitemap-${part}.xml`,
    ),
  );
  for (const { url } of parts) {
    const part = await api.request(url.slice(PUBLIC_URL.length));
    expect(part.status).toBe(200);
    expect(part.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    expect(await part.text()).toMatch(/<urlset .*<\/urlset>/s);
  }
  expect((await api.request("/sitemap-constructor.xml")).status).toBe(404);
});

test("each page is named in each language, once, with its last change", async ({ api, db }) => {
  const updatedAt = new Date("2026-02-03T04:05:06Z");
  const company = await aCompany(db, { updatedAt });
  const agent = await anAgent(db, { updatedAt });
  const hidden = await anAgent(db, { status: "pending" });
  const property = await aListingInput(db, { updatedAt });
  const found = {
    pages: "/companies",
    companies: `/company/${company.id}`,
    agents: `/agents/${agent.id}`,
    properties: `/property/${property.id}`,
  };

  for (const [part, path] of Object.entries(found)) {
    const items = await addressesIn(api, part);
    const addresses = items.map(({ url }) => url);
    expect(addresses).toContain(PUBLIC_URL + path);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).not.toContain(`${PUBLIC_URL}/agents/${hidden.id}`);
    expect(items.find(({ url }) => url === `${PUBLIC_URL}/hi${path}`)).toMatchObject({
      ...(part !== "pages" && { lastmod: updatedAt.toISOString() }),
      links: [
        { lang: "en-IN", url: PUBLIC_URL + path },
        { lang: "hi-IN", url: `${PUBLIC_URL}/hi${path}` },
      ],
    });
  }
});

test("places are named from three live listings on, and no other", async ({ api, db }) => {
  const baner = await aLocality(db, { name: "Baner" });
  const wakad = await aLocality(db, { name: "Wakad" });
  const enough = MIN_INDEXED_LISTINGS;
  await some(db, enough, { localityId: baner.id });
  await some(db, enough - 1, { localityId: wakad.id, type: "House", subtype: "villa" });
  await some(db, 1, { localityId: wakad.id, status: "sold" });
  await some(db, enough - 1, { purpose: "rent" });
  await some(db, enough, { citySlug: null });
  // Rentals and sales count together where a section contains both.
  const office = { type: "Commercial", subtype: "office" } as const;
  await some(db, 2, { ...office, purpose: "rent", citySlug: "mumbai" });
  await some(db, 1, { ...office, purpose: "sale", citySlug: "mumbai" });

  expect((await placePaths(api)).toSorted()).toEqual([
    "/buy/pune",
    "/buy/pune/apartment",
    "/buy/pune/baner",
    "/commercial/mumbai",
    "/commercial/mumbai/office",
  ]);
});

test("a locality called like a kind leaves the address to the kind", async ({ api, db }) => {
  const villa = await aLocality(db, { name: "Villa" });
  await some(db, MIN_INDEXED_LISTINGS, { localityId: villa.id, subtype: "apartment" as Subtype });

  expect(await placePaths(api)).not.toContain("/buy/pune/villa");
});

test("security.txt says whom to tell, and until when that holds", async ({ api }) => {
  const response = await api.request("/.well-known/security.txt");

  const text = await response.text();
  expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(text).toContain(`Contact: mailto:${SITE.email}\n`);
  expect(text).toContain(`Canonical: ${PUBLIC_URL}/.well-known/security.txt\n`);
  const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? "").getTime() - Date.now();
  expect(expires).toBeGreaterThan(0);
  expect(expires).toBeLessThan(365 * DAY_MS);
});

test("the manifest names the site as its operator does, with icons a phone can cut", async ({
  open,
}) => {
  const { site } = open().app;
  const identity = async () => ({ ...(await site.identity()), name: "Ghar" });
  const { api } = open({ site: { ...site, identity } });
  const english = await api.request("/site.webmanifest");
  const hindi = await (await api.request("/hi/site.webmanifest")).json();

  expect(english.headers.get("content-type")).toMatch(/^application\/manifest\+json/);
  const manifest = await english.json();
  expect(manifest).toMatchObject({ id: "/", name: "Ghar", start_url: "/", display: "standalone" });
  expect(hindi).toMatchObject({ id: "/", name: "Ghar", start_url: "/hi", lang: "hi-IN" });
  for (const { src, sizes, type } of manifest.icons) {
    if (type !== "image/png") continue;
    const { width, height, format } = await sharp(`public${src}`).metadata();
    expect([src, `${width}x${height}`, format]).toEqual([src, sizes, "png"]);
  }
  const purposes = manifest.icons.map(
    ({ sizes, purpose }: { sizes: string; purpose: string }) => `${purpose} ${sizes}`,
  );
  for (const needed of ["any 192x192", "any 512x512", "maskable 192x192", "maskable 512x512"]) {
    expect(purposes).toContain(needed);
  }
});
