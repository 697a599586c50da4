/**
 * Pictures stored in a bucket: in a backup they are ordinary files, and they are restored to wherever the
 * site stores its pictures.
 */

import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PictureStore } from "#server/platform/files/store.ts";
import { OperatorError } from "#server/platform/operator-error.ts";
import type { BackedUpFile } from "./manifest.ts";

export const PICTURES = "pictures";
/** Other sizes of a picture are made from it on request. */
export const ORIGINAL = "original.webp";

/** Transfers at once: each mostly waits for an answer. */
const LANES = 6;

export async function copyFromBucket(
  bucket: PictureStore,
  target: string,
): Promise<BackedUpFile[]> {
  const files: BackedUpFile[] = [];
  await inLanes(bucket.list(PICTURES), async ({ name }) => {
    const path = `${PICTURES}/${name}/${ORIGINAL}`;
    const bytes = await bucket.find(path);
    if (!bytes) return;
    const copy = join(target, path);
    await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
    await writeFile(copy, bytes, { flush: true, mode: 0o600, flag: "wx" });
    files.push({ path, bytes: bytes.length, sha256: sumOf(bytes) });
  });
  return files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

export async function refusePictures(
  bucket: PictureStore,
  files: readonly BackedUpFile[],
): Promise<void> {
  if (files.length === 0) return;
  for await (const { name } of bucket.list(PICTURES)) {
    throw new OperatorError(
      `The bucket is not empty (it has ${PICTURES}/${name}); restore into a new one, or add --database-only`,
    );
  }
}

export async function copyToBucket(
  bucket: PictureStore,
  source: string,
  files: readonly BackedUpFile[],
): Promise<void> {
  await inLanes(files, async ({ path, sha256 }) => {
    const bytes = await readFile(join(source, path));
    if (sumOf(bytes) !== sha256) {
      throw new OperatorError(`${path} changed while it was restored`);
    }
    await bucket.put(path, bytes);
  });
}

/** Cleans up after a failure. If the bucket itself failed, the next attempt reports what is left in it. */
export async function emptyBucket(
  bucket: PictureStore,
  files: readonly BackedUpFile[],
): Promise<void> {
  await inLanes(files, ({ path }) => bucket.remove(dirname(path))).catch(() => {});
}

/** Works on some items at a time; throws the first failure once all lanes have stopped. */
async function inLanes<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const remaining = eachOf(items);
  let isBroken = false;
  const lanes = Array.from({ length: LANES }, async () => {
    try {
      for await (const item of {
        [Symbol.asyncIterator]: () => ({ next: () => remaining.next() }),
      }) {
        if (isBroken) return;
        await work(item);
      }
    } catch (error) {
      isBroken = true;
      throw error;
    }
  });
  const failed = (await Promise.allSettled(lanes)).find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}

async function* eachOf<Item>(items: AsyncIterable<Item> | Iterable<Item>): AsyncGenerator<Item> {
  yield* items;
}

function sumOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
