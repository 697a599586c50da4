import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect } from "vitest";
import { MAX_IMAGE_BYTES, UPLOAD_BUCKETS } from "#domain/pictures/upload.ts";
import type { Actor } from "#domain/shared/actor.ts";
import { ROLES, type Role } from "#domain/shared/roles.ts";
import type { Db } from "#server/platform/db/client.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { media } from "#server/platform/db/schema/media.ts";
import { createFileStore } from "#server/platform/files/store.ts";
import { type Api, test as base } from "#test/app.ts";

type Sent = { bytes: Uint8Array; name?: string; type?: string; bucket?: string };

/** The app, with a user of this role signed in. */
const test = base.extend<{ apiOf: (role: Role | null) => Promise<Api> }>({
  apiOf: async ({ open, db }, use) =>
    use(async (role) => {
      const actor = await somebody(db, role);
      return open({}, { authenticate: async () => actor }).api;
    }),
});

async function somebody(db: Db, role: Role | null): Promise<Actor> {
  if (!role) return null;
  const id = `user-${role}`;
  await db
    .insert(users)
    .values({ id, name: role, email: `${role}@example.com`, role })
    .onConflictDoNothing();
  return { userId: id, role, companyId: null, memberRole: "owner" };
}

function formOf({ bytes, name = "front.jpg", type = "image/jpeg", bucket }: Sent): FormData {
  const form = new FormData();
  form.append("file", new File([bytes as BlobPart], name, { type }));
  if (bucket !== "") form.append("bucket", bucket ?? "property-images");
  return form;
}

async function send(api: Api, sent: Sent, headers: Record<string, string> = {}) {
  const response = await api.request("/api/upload", {
    method: "POST",
    body: formOf(sent),
    headers,
  });
  const answer = (await response.json()) as {
    success: boolean;
    message?: string;
    errors?: Record<string, string[]>;
    data: { id: string; url: string; width: number; height: number };
  };
  return { status: response.status, retryAfter: response.headers.get("Retry-After"), ...answer };
}

function photo(width = 600, height = 400) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#3a6",
      noise: { type: "gaussian", mean: 120, sigma: 30 },
    },
  });
}

/** Files left anywhere under the folder. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

test("a picture comes back in every size from the address it was given", async ({ apiOf }) => {
  const api = await apiOf("admin");

  const { status, success, data } = await send(api, { bytes: await photo().jpeg().toBuffer() });

  expect({ status, success }).toEqual({ status: 201, success: true });
  expect(data).toMatchObject({ width: 600, height: 400 });
  expect(data.url).toBe(`/images/${data.id}/1200.webp`);
  for (const name of ["1200.webp", "320.avif", "96.jpeg", "share.jpeg"]) {
    expect((await api.request(`/images/${data.id}/${name}`)).status).toBe(200);
  }
});

test("the row knows who sent it, its size and a blur to show meanwhile", async ({ apiOf, db }) => {
  await send(await apiOf("seller"), { bytes: await photo(30, 60).png().toBuffer() });

  const rows = await db.select().from(media);
  expect(rows).toMatchObject([
    {
      kind: "photo",
      bucket: "property-images",
      width: 30,
      height: 60,
      uploadedBy: "user-seller",
      thumbhash: expect.stringMatching(/^[\w+/]{20,40}={0,2}$/),
    },
  ]);
});

test.for(["jpeg", "png", "webp", "avif", "gif"] as const)(
  "%s is taken",
  async (kind, { apiOf }) => {
    const bytes = await photo(64, 48).toFormat(kind).toBuffer();

    const { status, data } = await send(await apiOf("admin"), { bytes });

    expect(status).toBe(201);
    expect(data).toMatchObject({ width: 64, height: 48 });
  },
);

test("what is stored has no place in it, stands upright and is at most 2560 wide", async ({
  apiOf,
  folder,
}) => {
  const bytes = await photo(3000, 2000)
    .withExif({ IFD0: { Copyright: "CANARY" }, IFD3: { GPSLatitude: "19/1 4/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();

  const { data } = await send(await apiOf("admin"), { bytes });

  const stored = await readFile(join(folder, "pictures", data.id, "original.webp"));
  const { exif, xmp, iptc, orientation, width, height } = await sharp(stored).metadata();
  expect({ exif, xmp, iptc, orientation }).toEqual({});
  expect([width, height]).toEqual([1707, 2560]);
  expect(stored.includes("CANARY")).toBe(false);
});

describe("5 MB", () => {
  test.for([
    ["property-images", "File garden.jpg is too large. Maximum 5MB allowed."],
    ["company-logos", "File size must be less than 5MB"],
  ] as const)("and not a byte more, for %s", async ([bucket, message], { apiOf, folder }) => {
    const api = await apiOf("admin");
    const jpeg = await photo().jpeg().toBuffer();
    const exactly = Buffer.concat([jpeg, Buffer.alloc(MAX_IMAGE_BYTES - jpeg.length)]);

    const taken = await send(api, { bytes: exactly, name: "garden.jpg", bucket });
    const before = await filesIn(folder);
    const refused = await send(api, {
      bytes: Buffer.concat([exactly, Buffer.alloc(1)]),
      name: "garden.jpg",
      bucket,
    });

    expect(taken.status).toBe(201);
    expect(refused).toMatchObject({ status: 413, success: false, message });
    expect(await filesIn(folder)).toEqual(before);
  });

  test("counts as it comes, and endless bodies end", async ({ apiOf, folder }) => {
    const api = await apiOf("admin");
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
        controller.enqueue(sent === 0 ? Buffer.from(head) : new Uint8Array(1024 * 1024));
        sent += 1;
      },
    });

    const response = await api.request("/api/upload", {
      method: "POST",
      body: endless,
      headers: { "content-type": "multipart/form-data; boundary=b", "content-length": "100" },
      duplex: "half",
    } as RequestInit);

    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      message: "File a.jpg is too large. Maximum 5MB allowed.",
    });
    expect(sent).toBeLessThan(60);
    expect(await filesIn(folder)).toEqual([]);
  });
});

describe("who may send", () => {
  const allowed: Record<(typeof UPLOAD_BUCKETS)[number], Role[]> = {
    "company-logos": ["company", "admin"],
    "property-images": ["seller", "company", "admin"],
    portraits: ["admin"],
  };
  const cells = UPLOAD_BUCKETS.flatMap((bucket) =>
    [...ROLES, null].map((role) => [bucket, role] as const),
  );

  test.for(cells)("%s by %s", async ([bucket, role], { apiOf, db, folder }) => {
    const api = await apiOf(role);

    const { status } = await send(api, { bytes: await photo(9, 9).png().toBuffer(), bucket });

    const refusal = role === null ? 401 : 403;
    expect(status).toBe(role && allowed[bucket].includes(role) ? 201 : refusal);
    expect((await filesIn(folder)).length).toBe(status === 201 ? 1 : 0);
    expect((await db.select().from(media)).length).toBe(status === 201 ? 1 : 0);
  });
});

describe("a guest's ticket", () => {
  async function ticketFrom(api: Api): Promise<string> {
    const response = await api.request("/api/upload/ticket", { method: "POST" });
    return ((await response.json()) as { data: { ticket: string } }).data.ticket;
  }

  test("takes four pictures of a property, even when five come at once", async ({ apiOf, db }) => {
    const api = await apiOf(null);
    const headers = { "upload-ticket": await ticketFrom(api) };
    const sizes = [10, 11, 12, 13, 14];

    const answers = await Promise.all(
      sizes.map(async (size) =>
        send(api, { bytes: await photo(size, size).png().toBuffer() }, headers),
      ),
    );
    const later = await send(api, { bytes: await photo(15, 15).png().toBuffer() }, headers);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 403]);
    expect(later).toMatchObject({ status: 403, message: "Maximum 4 images allowed" });
    expect((await db.select().from(media)).length).toBe(4);
  });

  test("is for nothing else, for half an hour, and not to be forged", async ({ open }) => {
    let now = new Date("2026-11-15T10:00:00Z");
    const { api } = open({ now: () => now });
    const ticket = await ticketFrom(api);
    const bytes = await photo(10, 10).png().toBuffer();
    const statusWith = async (given: string, bucket = "property-images") =>
      (await send(api, { bytes, bucket }, { "upload-ticket": given })).status;

    expect(await statusWith(ticket, "company-logos")).toBe(403);
    expect(await statusWith(`${ticket}x`)).toBe(401);
    expect(await statusWith("a.b")).toBe(401);
    now = new Date("2026-11-15T10:29:59Z");
    expect(await statusWith(ticket)).toBe(201);
    now = new Date("2026-11-15T10:30:01Z");
    expect(await statusWith(ticket)).toBe(401);
  });
});

test("the same picture of the same person is stored once", async ({ apiOf, db }) => {
  const bytes = await photo().jpeg().toBuffer();
  const api = await apiOf("company");

  const [first, second] = await Promise.all([send(api, { bytes }), send(api, { bytes })]);
  const third = await send(api, { bytes });
  await send(await apiOf("seller"), { bytes });

  expect([second?.data.id, third.data.id]).toEqual([first?.data.id, first?.data.id]);
  expect((await db.select().from(media)).length).toBe(2);
});

test("the thirty-first picture within half an hour is told to wait", async ({ apiOf }) => {
  const api = await apiOf("seller");
  const nothing = { bytes: new Uint8Array(1) };

  for (let times = 0; times < 30; times += 1) {
    expect((await send(api, nothing)).status).toBe(415);
  }
  const { status, retryAfter } = await send(api, nothing);

  expect(status).toBe(429);
  expect(Number(retryAfter)).toBeGreaterThan(60);
});

test("a disk without room is told in words and nothing is left", async ({ open, db, folder }) => {
  const actor = await somebody(db, "admin");
  const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  const files = { ...createFileStore(folder), put: () => Promise.reject(full) };
  const { api } = open({ files }, { authenticate: async () => actor });

  const answer = await send(api, { bytes: await photo().jpeg().toBuffer() });

  expect(answer).toMatchObject({ status: 507, message: expect.stringContaining("no room") });
  expect(await filesIn(folder)).toEqual([]);
  expect(await db.select().from(media)).toEqual([]);
});
