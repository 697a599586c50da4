/** Receives a whole form with its files, for pages that work without scripts: files go straight to disk. */

import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import type { BusboyFileStream } from "@fastify/busboy";
import {
  asAppError,
  type Body,
  openParser,
  PATIENCE_BYTES,
  patience,
  type ReceivedFile,
  unreadable,
  writeDown,
} from "./multipart.ts";

export type FormFile = ReceivedFile & { path: string };
/** Every value of every field, in the order they were sent. */
export type FormFields = Record<string, string[]>;

type FormLimits = {
  maxFiles: number;
  /** The limit for each file. */
  maxBytes: number;
  newPath: () => Promise<string>;
};

const MAX_FIELDS = 80;

/** The caller removes the files; none are left when this throws. */
export async function receiveForm(
  { stream, contentType }: Body,
  room: FormLimits,
): Promise<{ fields: FormFields; files: FormFile[] }> {
  const { maxFiles, maxBytes } = room;
  const parser = openParser(contentType, { maxBytes, maxFields: MAX_FIELDS, maxFiles });
  const fields: FormFields = {};
  const arriving: BusboyFileStream[] = [];
  const receiving: Promise<FormFile>[] = [];
  const paths = await Promise.all(Array.from({ length: maxFiles }, room.newPath));
  parser.on("field", (name, value) => {
    fields[name] = [...(fields[name] ?? []), value];
  });
  parser.on("file", (_, incoming, name) => {
    const path = paths[receiving.length] ?? "";
    arriving.push(incoming);
    const file = writeDown(incoming, path, name).then((written) => ({ ...written, path }));
    // Awaited below; until then a failure must not count as an unhandled rejection.
    file.catch((error: Error) => parser.destroy(error));
    receiving.push(file);
  });
  try {
    if (!stream) throw unreadable();
    const body = Readable.fromWeb(stream as NodeReadableStream<Uint8Array>);
    await pipeline(body, patience(maxFiles * maxBytes + PATIENCE_BYTES), parser);
    return { fields, files: await Promise.all(receiving) };
  } catch (error) {
    for (const incoming of arriving) incoming.destroy(error as Error);
    await Promise.allSettled(receiving);
    await Promise.all(paths.map((path) => rm(path, { force: true })));
    throw asAppError(error);
  }
}
