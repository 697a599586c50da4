import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat } from "#domain/pictures/picture.ts";
import { pictureProblems } from "#domain/pictures/problems.ts";
import { AppError } from "#domain/shared/errors.ts";
import { isUuid } from "#domain/shared/id.ts";
import type { Db } from "#server/platform/db/client.ts";
import { isDiskFull, type PictureStore } from "#server/platform/files/store.ts";
import { createWorkQueue } from "#server/platform/files/work-queue.ts";
import { createSingleFlight } from "#server/platform/single-flight.ts";
import { importDemo } from "#server/shared/demo.ts";
import { rasterise, renderShare, resize } from "./render.ts";
import { findPicture, updateThumbhash } from "./repository.ts";
import { findSitePicture } from "./site-pictures.ts";
import { thumbhashOf } from "./thumbhash.ts";

/** Rendering occupies a core, and pages need one too; no one waits for more pictures than a page shows. */
const RENDER_LANES = 2;
const MAX_WAITING = 500;

type Served = { bytes: Buffer; contentType: string };
type Media = NonNullable<Awaited<ReturnType<typeof findPicture>>>;

/** Pictures in the requested size, each rendered on first request and then stored as a file. */
export function createPictureService({ db, pictures }: { db: Db; pictures: PictureStore }) {
  const once = createSingleFlight<Buffer>();
  const queue = createWorkQueue({ lanes: RENDER_LANES, maxWaiting: MAX_WAITING });

  return {
    async get(id: string, name: string): Promise<Served> {
      const wanted = isUuid(id) ? parseName(name) : undefined;
      if (!wanted) throw notFound();
      const bytes = await findOrMake(`pictures/${id}/${name}`, () => make(id, wanted));
      return { bytes, contentType: `image/${wanted.format}` };
    },
  };

  async function make(id: string, { width, format }: Wanted): Promise<Buffer> {
    const { original, isLogo } = await findOriginal(id);
    const render = () =>
      width === "share" ? renderShare(original, isLogo) : resize(original, width, format);
    // An original damaged on disk counts as lost: the page shows a placeholder instead.
    return queue.run(() => render().catch(() => Promise.reject(notFound())));
  }

  async function findOriginal(id: string): Promise<{ original: Buffer; isLogo: boolean }> {
    const ofSite = await findSitePicture(id);
    if (ofSite) return { original: ofSite, isLogo: false };
    const media = await findPicture(db, id);
    if (!media) throw notFound();
    const original = await findOrMake(`pictures/${id}/original.webp`, () => draw(id, media));
    return { original, isLogo: media.bucket === "company-logos" };
  }

  /** Concurrent requests for a new picture share one rendering. */
  async function findOrMake(path: string, makeIt: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await pictures.find(path);
    if (kept) return kept;
    return once(path, async () => {
      const bytes = await makeIt();
      await keep(path, bytes);
      return bytes;
    });
  }

  /** With a full disk or an unreachable bucket, pictures are still served: they are just rendered again. */
  async function keep(path: string, bytes: Buffer): Promise<void> {
    try {
      await pictures.put(path, bytes);
    } catch (error) {
      if (!isDiskFull(error) && !isUnavailable(error)) throw error;
    }
  }

  /** Renders a demo picture and stores its thumbhash, which is shown while the picture loads. */
  async function draw(id: string, { drawing, width }: Media): Promise<Buffer> {
    const { drawPicture } = await importDemo();
    const original = await queue.run(() => {
      const svg = drawPicture(drawing);
      if (svg === undefined) throw notFound();
      return rasterise(svg, width);
    });
    await updateThumbhash(db, id, await thumbhashOf(original));
    return original;
  }
}

function isUnavailable(error: unknown): boolean {
  return error instanceof AppError && error.kind === "UNAVAILABLE";
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

function notFound(): AppError {
  return new AppError(pictureProblems.pictureNotFound());
}
