import { join } from "node:path";
import sharp from "sharp";
import { expect } from "vitest";
import { users } from "#server/platform/db/schema/accounts.ts";
import { media } from "#server/platform/db/schema/media.ts";
import { type Api, test as base } from "#test/app.ts";
import { type BucketServer, startBucketServer } from "#test/bucket-server.ts";
import { createS3Store } from "./s3-store.ts";
import type { Entry, PictureStore } from "./store.ts";

/** A bucket on its own server, which can be stopped. */
const test = base.extend<{ server: BucketServer; bucket: PictureStore }>({
  server: async ({ folder }, use) => {
    const server = await startBucketServer(join(folder, "buckets"));
    await use(server);
    await server.stop();
  },
  bucket: async ({ server: { bucket } }, use) =>
    use(createS3Store({ ...bucket, endpoint: `${bucket.endpoint}/` })),
});

async function listed(store: PictureStore, folder: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of store.list(folder)) entries.push(entry);
  return entries;
}

async function names(store: PictureStore, folder: string): Promise<string[]> {
  return (await listed(store, folder)).map(({ name }) => name);
}

test("what was put is found, listed by folder, and removed with all that is in it", async ({
  bucket,
}) => {
  await bucket.put("pictures/a/original.webp", Buffer.from("one"));
  await bucket.put("pictures/a/640.avif", Buffer.from("two"));
  await bucket.put("pictures/ab/original.webp", Buffer.from("three"));

  expect(await bucket.find("pictures/a/original.webp")).toEqual(Buffer.from("one"));
  expect(await bucket.find("pictures/c/original.webp")).toBeUndefined();
  expect(await bucket.has("pictures/a/640.avif")).toBe(true);
  expect(await bucket.has("pictures/c/640.avif")).toBe(false);
  expect(await names(bucket, "pictures")).toEqual(["a", "ab"]);

  await bucket.remove("pictures/a");

  expect(await names(bucket, "pictures")).toEqual(["ab"]);
  await bucket.remove("pictures/ab/original.webp");
  expect(await names(bucket, "pictures")).toEqual([]);
  expect(await names(bucket, "nothing")).toEqual([]);
});

test("an entry of a folder is as young as the last thing put into it", async ({ bucket }) => {
  await bucket.put("pictures/a/1.webp", Buffer.from("one"));
  const [entry] = await listed(bucket, "pictures");

  expect(Math.abs((entry?.changedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
});

async function sendPicture(api: Api) {
  const colour = { create: { width: 900, height: 600, channels: 3, background: "teal" } } as const;
  const form = new FormData();
  form.append("file", new File([new Uint8Array(await sharp(colour).jpeg().toBuffer())], "a.jpg"));
  form.append("bucket", "property-images");
  return api.request("/api/upload", { method: "POST", body: form });
}

test("an upload lies in the bucket, and its sizes are made and kept there", async ({
  open,
  db,
  bucket,
}) => {
  await db.insert(users).values({ id: "admin", name: "A", email: "a@example.com", role: "admin" });
  const authenticate = async () => ({ userId: "admin", role: "admin", companyId: null }) as const;
  const { api } = open({ pictures: bucket }, { authenticate });

  const response = await sendPicture(api);

  expect(response.status).toBe(201);
  const { id } = (await response.json()).data;
  expect(await bucket.has(`pictures/${id}/original.webp`)).toBe(true);
  const picture = await api.request(`/images/${id}/640.webp`);
  expect(picture.status).toBe(200);
  expect(await bucket.has(`pictures/${id}/640.webp`)).toBe(true);
});

test("without its bucket the site says so soon, and stores no row without its picture", async ({
  open,
  db,
  bucket,
  server,
}) => {
  await db.insert(users).values({ id: "admin", name: "A", email: "a@example.com", role: "admin" });
  const authenticate = async () => ({ userId: "admin", role: "admin", companyId: null }) as const;
  const { api } = open({ pictures: bucket }, { authenticate });
  await server.stop();

  const started = performance.now();
  const response = await sendPicture(api);

  expect(response.status).toBe(503);
  expect(response.headers.get("Retry-After")).toBe("10");
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(await db.select().from(media)).toEqual([]);
});

test("a key that is refused is an outage, not an empty bucket", async ({ server }) => {
  const other = createS3Store({ ...server.bucket, accessKey: "nobody" });

  await expect(other.find("pictures/a/1.webp")).rejects.toMatchObject({ kind: "UNAVAILABLE" });
});
