import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect } from "vitest";
import { users } from "#server/platform/db/schema/accounts.ts";
import { createRateLimits } from "#server/platform/limits.ts";
import { type Api, test as base } from "#test/app.ts";
import { quickestMs } from "#test/stopwatch.ts";

/** The app with an admin signed in, and no rate limit on uploads. */
const test = base.extend<{ admin: Api }>({
  admin: async ({ open, db, database }, use) => {
    await db.insert(users).values({ id: "boss", name: "Boss", email: "b@example.com" });
    const limits = createRateLimits(database.pool, false);
    const actor = { userId: "boss", role: "admin" as const, companyId: null };
    await use(open({ limits }, { authenticate: async () => actor }).api);
  },
});

async function send(api: Api, bytes: Uint8Array, name = "photo.jpg") {
  const form = new FormData();
  form.append("bucket", "property-images");
  form.append("file", new File([bytes as BlobPart], name, { type: "image/jpeg" }));
  const response = await api.request("/api/upload", { method: "POST", body: form });
  const { message = "", data } = (await response.json()) as {
    message?: string;
    data?: { id: string };
  };
  return { status: response.status, message, id: data?.id };
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: "#a52" } });
const SCRIPT = "<script>alert('CANARY')</script>";

/** A PNG that claims a huge size and holds next to nothing. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(1_000_000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(checksum(body), body.length + 4);
  return framed;
}

function checksum(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

const HEIC = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from("ftypheic"),
  Buffer.alloc(4),
  Buffer.from("mif1heic"),
  Buffer.alloc(200),
]);

/** An animation of one-pixel frames, as many as five megabytes hold. */
function gifFilm(frames: number): Buffer {
  const head = Buffer.from("47494638396101000100800000000000ffffff", "hex");
  const frame = Buffer.from("21f904000a0000002c0000000001000100000202440100", "hex");
  return Buffer.concat([head, ...Array(frames).fill(frame), Buffer.from([0x3b])]);
}

async function webpFilm(frames: number): Promise<Buffer> {
  const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: "#a52" } })
    .webp({ lossless: true })
    .toBuffer();
  const frame = riff("ANMF", Buffer.concat([Buffer.alloc(16), dot.subarray(12)]));
  const canvas = riff("VP8X", Buffer.concat([Buffer.from([2]), Buffer.alloc(9)]));
  const pieces = [canvas, riff("ANIM", Buffer.alloc(6)), ...Array(frames).fill(frame)];
  return riff("RIFF", Buffer.concat([Buffer.from("WEBP"), ...pieces]));
}

function riff(type: string, data: Buffer): Buffer {
  const framed = Buffer.alloc(8 + data.length + (data.length & 1));
  framed.write(type);
  framed.writeUInt32LE(data.length, 4);
  framed.set(data, 8);
  return framed;
}

async function pngFilm(frames: number): Promise<Buffer> {
  const still = await picture.png().toBuffer();
  const count = Buffer.alloc(8);
  count.writeUInt32BE(frames);
  return Buffer.concat([still.subarray(0, 33), chunk("acTL", count), still.subarray(33)]);
}

function avifFilm(): Buffer {
  return Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from("ftypavis"),
    Buffer.alloc(4),
    Buffer.from("avismsf1"),
    Buffer.alloc(4_000_000),
  ]);
}

test.for([
  ["GIF", () => gifFilm(200_000)],
  ["WebP", () => webpFilm(80_000)],
  ["PNG", () => pngFilm(100_000)],
  ["AVIF", avifFilm],
] as const)("a %s of very many frames is refused at once", async ([, make], { admin, folder }) => {
  const bytes = await make();
  let answer: Awaited<ReturnType<typeof send>> | undefined;
  const took = await quickestMs(400, async () => {
    answer = await send(admin, bytes);
  });

  expect(answer).toMatchObject({ status: 415, message: expect.stringContaining("moves") });
  expect(took).toBeLessThan(400);
  expect(await filesIn(folder)).toEqual([]);
});

test.for([
  ["GIF", () => gifFilm(5)],
  ["WebP", () => webpFilm(5)],
] as const)("of a %s of a few frames the first is taken", async ([, make], { admin }) => {
  expect((await send(admin, await make())).status).toBe(201);
});

describe("refused in words", () => {
  const other = /JPEG, PNG, WebP, AVIF or GIF/;
  test.for([
    ["an SVG", Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`), 415, other],
    ["an SVG behind a prologue", Buffer.from(`<?xml version="1.0"?>\n<svg/>`), 415, other],
    ["a page", Buffer.from(`<!doctype html>${SCRIPT}`), 415, other],
    ["a PDF", Buffer.from("%PDF-1.7\n%âãÏÓ\n1 0 obj"), 415, other],
    ["an archive", Buffer.from("PK\u0003\u0004\u0014\u0000\u0000\u0000"), 415, other],
    ["a program", Buffer.from("MZ\u0090\u0000\u0003"), 415, other],
    ["a script", Buffer.from("<?php system($_GET[0]);"), 415, other],
    ["text", Buffer.from("hello"), 415, other],
    ["a TIFF", Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 0, 0]), 415, other],
    ["a photo as iPhones keep it", HEIC, 415, /save the photo as JPEG/],
    ["nothing", Buffer.alloc(0), 400, /empty/],
    ["a GIF that is a script", Buffer.from("GIF89a=1;alert(1)//"), 400, /damaged/],
    ["a JPEG that is only its first bytes", Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 400, /damaged/],
    ["400 megapixels in a megabyte", bomb(20_000, 20_000), 413, /megapixels/],
    ["a thin strip of 60 megapixels", bomb(60_000, 1_000), 413, /megapixels/],
  ] as const)("%s", async ([, bytes, status, words], { admin, folder, failures }) => {
    const answer = await send(admin, bytes);

    expect(failures).toEqual([]);
    expect(answer.status).toBe(status);
    expect(answer.message).toMatch(words);
    expect(await filesIn(folder)).toEqual([]);
  });

  test("a photo that was cut short", async ({ admin, folder }) => {
    const whole = await sharp({
      create: {
        width: 800,
        height: 600,
        channels: 3,
        background: "white",
        noise: { type: "gaussian", mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();

    const answer = await send(admin, whole.subarray(0, whole.length / 2));

    expect(answer).toMatchObject({ status: 400, message: expect.stringContaining("damaged") });
    expect(await filesIn(folder)).toEqual([]);
  });
});

describe("made harmless", () => {
  test.for([
    ["a JPEG that is also a page", async () => [await picture.jpeg().toBuffer(), SCRIPT]],
    ["a GIF that is also a script", async () => [await picture.gif().toBuffer(), `;${SCRIPT}`]],
    [
      "a PNG that is also an archive",
      async () => [await picture.png().toBuffer(), "PK\u0003\u0004CANARY"],
    ],
    [
      "a JPEG with a script in its comment",
      async () => withComment(await picture.jpeg().toBuffer()),
    ],
  ] as const)("%s", async ([, parts], { admin, folder, failures }) => {
    const bytes = Buffer.concat((await parts()).map((part) => Buffer.from(part as string)));
    expect(bytes.includes("CANARY")).toBe(true);

    const { status, id } = await send(admin, bytes);

    expect(failures).toEqual([]);
    expect(status).toBe(201);
    const stored = await readFile(join(folder, "pictures", String(id), "original.webp"));
    expect(stored.includes("CANARY")).toBe(false);
    const shown = await admin.request(`/images/${id}/96.jpeg`);
    expect(shown.headers.get("Content-Type")).toBe("image/jpeg");
    expect(shown.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(Buffer.from(await shown.arrayBuffer()).includes("CANARY")).toBe(false);
  });
});

/** A comment segment right after the first two bytes, where JPEG allows one. */
function withComment(jpeg: Buffer): (Buffer | string)[] {
  const text = `<?php echo 'CANARY'; ?>${SCRIPT}`;
  const head = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
  return [jpeg.subarray(0, 2), head, text, jpeg.subarray(2)];
}

test("300 broken pictures are refused or become whole ones; none is our fault", async ({
  admin,
  folder,
  failures,
}) => {
  const originals = await Promise.all(
    (["jpeg", "png", "webp", "gif", "avif"] as const).map((kind) =>
      picture.clone().toFormat(kind).toBuffer(),
    ),
  );
  const random = mulberry(20_261_115);
  const statuses = new Map<number, number>();
  let stored = 0;

  for (let round = 0; round < 300; round += 1) {
    const bytes = Buffer.from(originals[round % originals.length] as Buffer);
    const flips = 1 + Math.floor(random() * 12);
    for (let flip = 0; flip < flips; flip += 1) {
      bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
    }
    const isCut = random() < 0.2;
    const { status } = await send(
      admin,
      isCut ? bytes.subarray(0, Math.floor(random() * bytes.length)) : bytes,
    );
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 201) stored += 1;
  }

  expect(failures).toEqual([]);
  expect([...statuses.keys()].filter((status) => ![201, 400, 413, 415].includes(status))).toEqual(
    [],
  );
  expect(statuses.get(400)).toBeGreaterThan(20);
  expect((await filesIn(folder)).filter((name) => name.endsWith(".part"))).toEqual([]);
  expect((await filesIn(folder)).length).toBeLessThanOrEqual(stored);
});

/** A seeded random generator: the same broken files on every run. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
