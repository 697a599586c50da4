import { AppError } from "#domain/errors.ts";
import { isUuid } from "#domain/id.ts";
import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat } from "#domain/picture.ts";
import type { Db } from "#server/db/client.ts";
import { drawArtwork, isArtwork } from "#server/demo/artwork.ts";
import type { FileStore } from "#server/files/store.ts";
import { rasterise, renderShare, resize } from "./render.ts";
import { findMedia, updateThumbhash } from "./repository.ts";
import { thumbhashOf } from "./thumbhash.ts";

const DRAWERS = 2;

type Served = { bytes: Buffer; contentType: string };
type Media = NonNullable<Awaited<ReturnType<typeof findMedia>>>;

/** Pictures in the size asked for, each made once, on first sight, and then kept as a file. */
export function createPictureService({ db, files }: { db: Db; files: FileStore }) {
  const underway = new Map<string, Promise<Buffer>>();
  const inTurn = atMost(DRAWERS);

  return {
    async get(id: string, name: string): Promise<Served> {
      const wanted = isUuid(id) ? parseName(name) : undefined;
      if (!wanted) throw notFound();
      const bytes = await keptOrMade(`pictures/${id}/${name}`, () => make(id, wanted));
      return { bytes, contentType: `image/${wanted.format}` };
    },
  };

  async function make(id: string, { width, format }: Wanted): Promise<Buffer> {
    const media = await findMedia(db, id);
    if (!media) throw notFound();
    const original = await keptOrMade(`pictures/${id}/original.webp`, () => draw(id, media));
    return width === "share"
      ? renderShare(original, media.bucket === "company-logos")
      : resize(original, width, format);
  }

  /** Many visitors may ask for a new picture at once; it is made for the first and shared with the rest. */
  async function keptOrMade(path: string, makeIt: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await files.find(path);
    if (kept) return kept;
    const earlier = underway.get(path);
    if (earlier) return earlier;
    const making = makeIt().then(async (bytes) => {
      await files.put(path, bytes);
      return bytes;
    });
    underway.set(path, making);
    return making.finally(() => underway.delete(path));
  }

  /** Once drawn, it is known what to paint while the picture is on its way. */
  async function draw(id: string, { drawing, width }: Media): Promise<Buffer> {
    if (!isArtwork(drawing)) throw notFound();
    const original = await inTurn(() => rasterise(drawArtwork(drawing), width));
    await updateThumbhash(db, id, await thumbhashOf(original));
    return original;
  }
}

type Wanted = { width: number | "share"; format: PictureFormat };

function parseName(name: string): Wanted | undefined {
  if (name === "share.jpeg") return { width: "share", format: "jpeg" };
  const [width, format, ...rest] = name.split(".");
  const knownWidth = PICTURE_WIDTHS.find((known) => String(known) === width);
  const knownFormat = PICTURE_FORMATS.find((known) => known === format);
  if (!knownWidth || !knownFormat || rest.length > 0) return undefined;
  return { width: knownWidth, format: knownFormat };
}

/** Runs that much at a time and lets the rest wait: a drawing takes a core, and pages need one too. */
function atMost(limit: number) {
  const lanes: Promise<unknown>[] = Array.from({ length: limit }, () => Promise.resolve());
  let next = 0;
  return <T>(work: () => Promise<T>): Promise<T> => {
    const lane = next++ % limit;
    const result = (lanes[lane] ?? Promise.resolve()).then(work);
    lanes[lane] = result.catch(() => undefined);
    return result;
  };
}

function notFound(): AppError {
  return new AppError("NOT_FOUND", "Picture not found");
}
