/** Pictures in an S3 bucket, for several nodes without a shared disk. An object is complete or absent. */

import { S3mini } from "s3mini";
import { AppError } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { Entry, PictureStore } from "./store.ts";

export type Bucket = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
};

/** A visitor is waiting for the answer. */
const TIMEOUT_MS = 8_000;
const KEYS_PER_PAGE = 1_000;
const TRY_AGAIN_SECONDS = 10;

export function createS3Store({ endpoint, bucket, region, accessKey, secretKey }: Bucket) {
  const s3 = new S3mini({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    endpoint: `${endpoint.replace(/\/$/, "")}/${bucket}`,
    region,
    requestAbortTimeout: TIMEOUT_MS,
  });

  return {
    async find(path) {
      const bytes = await answered(s3.getObjectArrayBuffer(path));
      return bytes ? Buffer.from(bytes) : undefined;
    },

    async has(path) {
      return (await answered(s3.objectExists(path))) === true;
    },

    async put(path, bytes) {
      await answered(s3.putObject(path, Buffer.from(bytes), contentType(path)));
    },

    async remove(path) {
      const keys = [path];
      for await (const { Key } of objects(`${path}/`)) keys.push(Key);
      // One after another: a picture has few sizes, and not every vendor's bucket copes with more at once.
      for (const key of keys) await answered(s3.deleteObject(key));
    },

    /** The direct contents of a folder; for a subfolder, when something was last added to it. */
    async *list(folder) {
      let last: Entry | undefined;
      for await (const { Key, LastModified } of objects(`${folder}/`)) {
        const name = Key.slice(folder.length + 1).split("/")[0] ?? "";
        if (last && last.name !== name) yield last;
        last = { name, changedAt: later(LastModified, last?.name === name && last.changedAt) };
      }
      if (last) yield last;
    },
  } satisfies PictureStore;

  /** In key order, so that the objects of one folder follow each other. */
  async function* objects(prefix: string) {
    let token: string | undefined;
    do {
      const page = await answered(s3.listObjectsPaged("/", prefix, KEYS_PER_PAGE, token));
      yield* page?.objects ?? [];
      token = page?.nextContinuationToken;
    } while (token);
  }
}

/** A bucket that is unreachable or refuses is our problem, not the visitor's. */
async function answered<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    const details = { retryAfterSeconds: TRY_AGAIN_SECONDS };
    const error = new AppError(sharedProblems.pictureStoreDown(), details);
    throw Object.assign(error, { cause });
  }
}

function later(one: Date | string, other: Date | false): Date {
  const time = new Date(one);
  return other && other > time ? other : time;
}

function contentType(path: string): string {
  return `image/${path.split(".").at(-1)}`;
}
