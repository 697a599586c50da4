/** Receives one file and a few fields from a request, the file straight to disk. */

import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable, Transform, type TransformCallback } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import { AppError } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { isDiskFull } from "./store.ts";

export type Body = { stream: ReadableStream<Uint8Array> | null; contentType: string | undefined };

export type ReceivedFile = {
  name: string;
  bytes: number;
  /** The file exceeded the limit; the rest was dropped. */
  isTooLarge: boolean;
  sha256: string;
};

export type Received = { file: ReceivedFile | undefined; fields: ReadonlyMap<string, string> };

const MAX_FIELDS = 20;
const MAX_FILES = 2;
const MAX_FIELD_BYTES = 16 * 1024;
const MAX_NAME_LENGTH = 120;
/** How much more is read of a file that is too large: a client that is still sending reads no answer. */
export const PATIENCE_BYTES = 32 * 1024 * 1024;

/** Writes the file of the request to `path`; nothing is left there when this throws. */
export async function receiveFile(
  { stream, contentType }: Body,
  path: string,
  maxBytes: number,
): Promise<Received> {
  const parser = openParser(contentType, { maxBytes, maxFields: MAX_FIELDS, maxFiles: MAX_FILES });
  const fields = new Map<string, string>();
  let arriving: { name: string; stream: BusboyFileStream } | undefined;
  let receiving: Promise<ReceivedFile> | undefined;
  parser.on("field", (name, value) => {
    fields.set(name, value);
  });
  parser.on("file", (fieldName, incoming, name) => {
    if (fieldName !== "file" || receiving) {
      incoming.resume();
      return;
    }
    arriving = { name: readableName(name), stream: incoming };
    receiving = writeDown(incoming, path, name);
    // Awaited below; until then a failure must not count as an unhandled rejection.
    receiving.catch((error: Error) => parser.destroy(error));
  });
  try {
    if (!stream) throw unreadable();
    const body = Readable.fromWeb(stream as NodeReadableStream<Uint8Array>);
    await pipeline(body, patience(maxBytes + PATIENCE_BYTES), parser);
    return { file: await receiving, fields };
  } catch (error) {
    // The rest of the file will not come; without an error its writer would wait forever.
    arriving?.stream.destroy(error as Error);
    await receiving?.catch(() => undefined);
    await rm(path, { force: true });
    if (arriving && error === OUT_OF_PATIENCE) return { file: endless(arriving.name), fields };
    throw asAppError(error);
  }
}

type Limits = { maxBytes: number; maxFields: number; maxFiles: number };

export function openParser(contentType: string | undefined, limits: Limits): BusboyInstance {
  const { maxBytes, maxFields, maxFiles } = limits;
  if (!contentType?.toLowerCase().startsWith("multipart/form-data")) {
    throw new AppError(sharedProblems.sendMultipart());
  }
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      limits: {
        fileSize: maxBytes,
        files: maxFiles,
        fields: maxFields,
        parts: maxFields + maxFiles,
        fieldSize: MAX_FIELD_BYTES,
        headerPairs: 20,
        headerSize: 8 * 1024,
      },
    });
  } catch {
    throw unreadable();
  }
}

export async function writeDown(
  incoming: BusboyFileStream,
  path: string,
  name: string | undefined,
): Promise<ReceivedFile> {
  const hash = createHash("sha256");
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _, done: TransformCallback) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(incoming, count, createWriteStream(path, { flags: "wx" }));
  return {
    name: readableName(name),
    bytes,
    isTooLarge: incoming.truncated,
    sha256: hash.digest("base64url"),
  };
}

/** For a message: the last part of the path that was sent, without unprintable characters. */
function readableName(name: string | undefined): string {
  const last = (name ?? "").split(/[\\/]/).at(-1) ?? "";
  return last.replace(/\p{C}/gu, "").slice(0, MAX_NAME_LENGTH);
}

/** So large that its end was not awaited. */
function endless(name: string): ReceivedFile {
  return { name, bytes: Number.POSITIVE_INFINITY, isTooLarge: true, sha256: "" };
}

const OUT_OF_PATIENCE = new AppError(sharedProblems.requestTooLarge());

export function patience(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _, done: TransformCallback) {
      bytes += chunk.length;
      if (bytes <= maxBytes) done(null, chunk);
      else done(OUT_OF_PATIENCE);
    },
  });
}

export function asAppError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  if (isDiskFull(error)) {
    return new AppError(sharedProblems.noRoomForFiles());
  }
  // What remains is a request that ended early or is not what it claims to be.
  const { code } = error as NodeJS.ErrnoException;
  return code?.startsWith("E") && code !== "ECONNRESET" && !code.startsWith("ERR_")
    ? error
    : unreadable();
}

export function unreadable(): AppError {
  return new AppError(sharedProblems.fileNotWhole());
}
