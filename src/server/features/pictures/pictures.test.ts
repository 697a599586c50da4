import { randomUUID } from "node:crypto";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect } from "vitest";
import { SITE_PICTURES } from "#domain/site/site-pictures.ts";
import type { Db } from "#server/platform/db/client.ts";
import { createFileStore } from "#server/platform/files/store.ts";
import { test } from "#test/app.ts";
import { aListingInput, aMedia, showPictures } from "#test/factories.ts";

async function aScene(db: Db) {
  return aMedia(db, {
    bucket: "property-images",
    width: 1600,
    height: 1200,
    drawing: { what: "scene", scene: "tower", light: "morning", seed: 4 },
  });
}

/** The names `sharp` uses for the formats; AVIF is the only kind of HEIF we produce. */
const KINDS = { avif: "heif", webp: "webp", jpeg: "jpeg" } as const;

test("a picture comes in each format and in the width asked for", async ({ api, db }) => {
  const { id } = await aScene(db);

  for (const [format, kind] of Object.entries(KINDS)) {
    const response = await api.request(`/images/${id}/320.${format}`);

    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe(`image/${format}`);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: kind, width: 320, height: 240 });
  }
});

test("the site's own pictures are there without a row in the database", async ({ api }) => {
  for (const id of Object.values(SITE_PICTURES)) {
    const response = await api.request(`/images/${id}/640.webp`);

    expect(response.status).toBe(200);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 640, height: 480 });
  }
});

test("a small picture is not blown up", async ({ api, db }) => {
  const { id } = await aMedia(db);

  const response = await api.request(`/images/${id}/1600.webp`);

  const bytes = Buffer.from(await response.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 512, height: 512 });
});

test.for(["property-images", "company-logos"] as const)(
  "what a shared link shows is a JPEG that WhatsApp takes: %s",
  async (bucket, { api, db }) => {
    const { id } = bucket === "company-logos" ? await aMedia(db) : await aScene(db);

    const response = await api.request(`/images/${id}/share.jpeg`);

    expect(response.headers.get("Content-Type")).toBe("image/jpeg");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: "jpeg",
      width: 1200,
      height: 630,
    });
    expect(bytes.length).toBeLessThanOrEqual(280 * 1024);
  },
);

test("even noise is pressed into what WhatsApp takes", async ({ api, db, folder }) => {
  const { id } = await aScene(db);
  const noise = await sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: "white",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .webp({ quality: 95 })
    .toBuffer();
  await mkdir(join(folder, "pictures", id), { recursive: true });
  await writeFile(join(folder, "pictures", id, "original.webp"), noise);

  const response = await api.request(`/images/${id}/share.jpeg`);

  expect((await response.arrayBuffer()).byteLength).toBeLessThanOrEqual(280 * 1024);
});

describe("there is no picture", () => {
  test.for([
    "{id}/321.webp",
    "{id}/0.webp",
    "{id}/-320.webp",
    "{id}/320.gif",
    "{id}/320.svg",
    "{id}/320",
    "{id}/320.webp.part",
    "{id}/share.webp",
    "{id}/original.webp",
    "{id}/..%2f..%2f..%2fsecret",
    "{id}/..%5c..%5csecret",
    "{id}/%2e%2e%2f%2e%2e%2fsecret",
    "{id}/%252e%252e%252fsecret",
    "{id}/320.webp%00.jpeg",
    "{id}/%2fetc%2fpasswd",
    "..%2f..%2fsecret/320.webp",
    "%2e%2e/320.webp",
    `${randomUUID()}/320.webp`,
    "not-a-uuid/320.webp",
    "%00/320.webp",
  ])("at %s", async (path, { api, db, folder, failures }) => {
    const { id } = await aMedia(db);
    await mkdir(join(folder, "pictures", id), { recursive: true });
    await writeFile(join(folder, "pictures", id, "original.webp"), "CANARY");
    await writeFile(join(folder, "secret"), "CANARY");

    const response = await api.request(`/images/${path.replace("{id}", id)}`);

    expect(failures).toEqual([]);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain("CANARY");
  });

  test("for a row whose drawing nobody can draw", async ({ api, db, failures }) => {
    const { id } = await aMedia(db, { drawing: { what: "nonsense" } });

    expect((await api.request(`/images/${id}/320.webp`)).status).toBe(404);
    expect(failures).toEqual([]);
  });
});

test("a picture is made once, however many ask at the same moment", async ({
  open,
  db,
  folder,
}) => {
  const store = createFileStore(folder);
  const written: string[] = [];
  const files = {
    ...store,
    put: (path: string, bytes: Uint8Array) => {
      written.push(path);
      return store.put(path, bytes);
    },
  };
  const { api } = open({ files });
  const { id } = await aMedia(db);
  const ask = async () => (await api.request(`/images/${id}/320.webp`)).arrayBuffer();

  const bodies = await Promise.all(Array.from({ length: 10 }, ask));
  bodies.push(await ask());

  expect(new Set(bodies.map((body) => Buffer.from(body).toString("base64"))).size).toBe(1);
  expect(written).toEqual([`pictures/${id}/original.webp`, `pictures/${id}/320.webp`]);
});

test("a picture that could not be written leaves no half file and is made again", async ({
  open,
  db,
  folder,
}) => {
  const store = createFileStore(folder);
  let isFull = true;
  const files = {
    ...store,
    put: (path: string, bytes: Uint8Array) =>
      isFull ? Promise.reject(new Error("No space left")) : store.put(path, bytes),
  };
  const { api } = open({ files });
  const { id } = await aMedia(db);

  expect((await api.request(`/images/${id}/320.webp`)).status).toBe(500);
  expect(await readdir(folder)).toEqual([]);
  isFull = false;
  expect((await api.request(`/images/${id}/320.webp`)).status).toBe(200);
  expect((await readdir(join(folder, "pictures", id))).toSorted()).toEqual([
    "320.webp",
    "original.webp",
  ]);
});

test("once a picture was drawn, its colour is known to whoever shows it", async ({
  api,
  app,
  db,
}) => {
  const { id } = await aScene(db);
  const property = await aListingInput(db);
  await showPictures(db, property.id, [id]);
  const blurShown = async () => (await app.properties.get(property.id)).images[0]?.blur;
  expect(await blurShown()).toBeNull();

  const bytes = await (await api.request(`/images/${id}/320.jpeg`)).arrayBuffer();

  const shown = (await blurShown()) ?? "";
  expect(shown).toMatch(/^[0-9a-f]{12}$/);
  const { width, height } = await sharp(bytes).metadata();
  const quarter = { width: Math.floor(width / 2), height: Math.floor(height / 2) };
  for (const at of [0, 1, 2, 3]) {
    const left = at % 2 === 0 ? 0 : quarter.width;
    const top = at < 2 ? 0 : quarter.height;
    const part = await sharp(bytes)
      .extract({ left, top, ...quarter })
      .toBuffer();
    const { channels } = await sharp(part).stats();
    for (const [channel, { mean }] of channels.entries()) {
      const painted = Number.parseInt(shown.charAt(3 * at + channel), 16) * 17;
      expect(Math.abs(painted - mean)).toBeLessThan(32);
    }
  }
});

test("a thumbhash that is none paints nothing", async ({ app, db }) => {
  const { id } = await aMedia(db, { thumbhash: "AA==" });
  const property = await aListingInput(db);
  await showPictures(db, property.id, [id]);

  expect((await app.properties.get(property.id)).images[0]?.blur).toBeNull();
});

test.for([
  ["lost", undefined],
  ["cut short", "RIFF"],
  ["overwritten", "not a picture"],
] as const)(
  "a stored photo that is %s is not found, and nothing breaks",
  async ([, bytes], { api, db, folder, failures }) => {
    const { id } = await aMedia(db, { kind: "photo", drawing: null });
    if (bytes) {
      await mkdir(join(folder, "pictures", id), { recursive: true });
      await writeFile(join(folder, "pictures", id, "original.webp"), bytes);
    }

    for (const name of ["320.webp", "share.jpeg"]) {
      expect((await api.request(`/images/${id}/${name}`)).status).toBe(404);
    }
    expect(failures).toEqual([]);
  },
);

test("a full disk costs time, not pictures", async ({ open, db, folder }) => {
  const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  const { api } = open({
    files: { ...createFileStore(folder), put: () => Promise.reject(full) },
  });
  const { id } = await aMedia(db);

  expect((await api.request(`/images/${id}/320.webp`)).status).toBe(200);
  expect(await readdir(folder)).toEqual([]);
});
