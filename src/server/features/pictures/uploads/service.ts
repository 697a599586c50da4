import { randomUUIDv7 } from "node:crypto";
import { rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { pictureUrl } from "#domain/pictures/picture.ts";
import { canUpload } from "#domain/pictures/policy.ts";
import { pictureProblems } from "#domain/pictures/problems.ts";
import {
  isUploadBucket,
  MAX_IMAGE_BYTES,
  tooLargeMessage,
  UPLOAD_BUCKETS,
  type UploadBucket,
  type Uploaded,
} from "#domain/pictures/upload.ts";
import type { Actor } from "#domain/shared/actor.ts";
import { AppError, type Text } from "#domain/shared/errors.ts";
import { MAX_IMAGES } from "#domain/shared/limits.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { Deps } from "#server/deps.ts";
import { type FormFields, type FormFile, receiveForm } from "#server/platform/files/form.ts";
import { type Body, type Received, receiveFile } from "#server/platform/files/multipart.ts";
import { isDiskFull } from "#server/platform/files/store.ts";
import { newTicket, ticketId } from "#server/platform/files/tickets.ts";
import { createWorkQueue } from "#server/platform/files/work-queue.ts";
import { preparePicture } from "./image.ts";
import {
  countTicketUploads,
  findUpload,
  insertTicketUpload,
  insertUpload,
  type Uploader,
} from "./repository.ts";
import { sweepFiles } from "./sweep.ts";

type Sent = { body: Body; ticket: string | undefined };
type Stored = { id: string; width: number; height: number };

/** A page's form: its fields, the pictures in it, and messages about those that were refused. */
export type ReceivedForm = {
  fields: FormFields;
  pictures: Uploaded[];
  refused: Text[];
  /** The ticket under which a guest's pictures came. */
  ticket: string | undefined;
};

/** One core stays free for pages; beyond this many waiting pictures, uploaders are asked to try again. */
const LANES = Math.max(1, availableParallelism() - 1);
const MAX_WAITING = 24;

export function createUploadService({ db, files, pictures, limits, secret, now }: Deps) {
  const queue = createWorkQueue({ lanes: LANES, maxWaiting: MAX_WAITING });

  return {
    /** Lets a guest on the sell page upload pictures of one listing. */
    issueTicket,

    /** Job: deletes pictures that nothing shows and files of interrupted uploads. */
    sweep: () => sweepFiles(db, { files, pictures }, now()),

    /**
     * Receives a form with pictures, as a page without scripts sends it. A refused picture does not lose the
     * rest of the form: the answer says what was wrong with it.
     */
    async receiveForm(actor: Actor, body: Body, clientAddress: string): Promise<ReceivedForm> {
      await limits.use("photoFormPerAddress", clientAddress);
      const { fields, files: sent } = await receiveForm(body, {
        maxFiles: MAX_IMAGES,
        maxBytes: MAX_IMAGE_BYTES,
        newPath: files.newTemporary,
      });
      try {
        const photos = sent.filter(({ bytes }) => bytes > 0);
        if (photos.length === 0) return { fields, pictures: [], refused: [], ticket: undefined };
        const ticket = canSend(actor) ? undefined : await issueTicket(clientAddress);
        return { fields, ...(await storeAll(actor, ticket, photos)), ticket };
      } finally {
        await Promise.all(sent.map(({ path }) => rm(path, { force: true })));
      }
    },

    /** Receives one picture; what is stored is re-encoded from its pixels. */
    async receive(actor: Actor, { body, ticket }: Sent): Promise<Uploaded> {
      const uploader = await admit(actor, ticket);
      const temporary = await files.newTemporary();
      try {
        const received = await receiveFile(body, temporary, MAX_IMAGE_BYTES);
        const { bucket, sha256 } = check(actor, uploader, received);
        return await take(uploader, bucket, sha256, temporary);
      } finally {
        await rm(temporary, { force: true });
      }
    },
  };

  async function issueTicket(clientAddress: string): Promise<string> {
    await limits.use("uploadTicketPerAddress", clientAddress);
    return newTicket(secret, now());
  }

  async function take(uploader: Uploader, bucket: UploadBucket, sha256: string, path: string) {
    const stored =
      (await findStored(uploader, bucket, sha256)) ??
      (await queue.run(() => store(uploader, bucket, sha256, path)));
    return { ...stored, url: pictureUrl(stored.id, 1200, "webp") };
  }

  async function storeAll(actor: Actor, ticket: string | undefined, photos: FormFile[]) {
    const pictures: Uploaded[] = [];
    const refused: Text[] = [];
    for (const photo of photos) {
      const outcome = await storeOne(actor, ticket, photo).catch(asRefusal);
      if ("message" in outcome) refused.push(outcome);
      else pictures.push(outcome);
    }
    return { pictures, refused };
  }

  async function storeOne(actor: Actor, ticket: string | undefined, photo: FormFile) {
    const { name, sha256, isTooLarge, path } = photo;
    if (isTooLarge) throw new AppError(tooLargeMessage("property-images", name));
    return take(await admit(actor, ticket), "property-images", sha256, path);
  }

  /** Every check that is possible before the file is read. */
  async function admit(actor: Actor, ticket: string | undefined): Promise<Uploader> {
    const uploader = uploaderOf(actor, ticket);
    queue.refuseWhenFull();
    await limits.use("uploadPerUploader", uploader.userId ?? uploader.ticketId);
    if (uploader.ticketId !== null) {
      const sent = await countTicketUploads(db, uploader.ticketId);
      if (sent >= MAX_IMAGES) throw ticketUsedUp();
    }
    return uploader;
  }

  function uploaderOf(actor: Actor, ticket: string | undefined): Uploader {
    if (actor && UPLOAD_BUCKETS.some((bucket) => canUpload(actor, bucket))) {
      return { userId: actor.userId, ticketId: null };
    }
    // A buyer, though signed in, offers a home with a ticket, as any guest does.
    const id = ticket && ticketId(secret, ticket, now());
    if (id) return { userId: null, ticketId: id };
    if (actor) throw forbidden();
    throw new AppError(ticket ? pictureProblems.ticketOver() : pictureProblems.signInToUpload());
  }

  function check(actor: Actor, uploader: Uploader, received: Received) {
    const { bucket, file } = fileOf(received);
    const isAllowed = uploader.ticketId ? bucket === "property-images" : canUpload(actor, bucket);
    if (!isAllowed) throw forbidden();
    return { bucket, sha256: file.sha256 };
  }

  async function findStored(uploader: Uploader, bucket: UploadBucket, contentHash: string) {
    const found = await findUpload(db, uploader, { bucket, contentHash });
    return found && (await pictures.has(originalOf(found.id))) ? found : undefined;
  }

  /** Inserts the row after writing the file: no row ever points to a missing picture. */
  async function store(
    uploader: Uploader,
    bucket: UploadBucket,
    contentHash: string,
    temporary: string,
  ): Promise<Stored> {
    const { bytes, ...facts } = await preparePicture(temporary);
    const id = randomUUIDv7();
    await put(originalOf(id), bytes);
    const upload = { id, bucket, contentHash, ...facts };
    try {
      const row = await insert(uploader, upload);
      if (row === "used up") throw ticketUsedUp();
      if (row) return row;
    } catch (error) {
      await pictures.remove(folderOf(id));
      throw error;
    }
    return replaceEarlier(uploader, upload, bytes);
  }

  function insert(uploader: Uploader, upload: Parameters<typeof insertUpload>[2]) {
    return uploader.ticketId === null
      ? insertUpload(db, uploader, upload)
      : insertTicketUpload(db, uploader, upload, MAX_IMAGES);
  }

  /** The same file sent twice: the first row counts, and its picture is restored if it was lost. */
  async function replaceEarlier(
    uploader: Uploader,
    { id, bucket, contentHash }: Parameters<typeof insertUpload>[2],
    bytes: Buffer,
  ): Promise<Stored> {
    await pictures.remove(folderOf(id));
    const earlier = await findUpload(db, uploader, { bucket, contentHash });
    if (!earlier) throw new Error("A picture was neither stored nor found");
    if (!(await pictures.has(originalOf(earlier.id)))) await put(originalOf(earlier.id), bytes);
    return earlier;
  }

  async function put(path: string, bytes: Buffer): Promise<void> {
    try {
      await pictures.put(path, bytes);
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      throw new AppError(pictureProblems.noRoomForPictures());
    }
  }
}

function asRefusal(error: unknown): Text {
  if (error instanceof AppError) return error.text;
  throw error;
}

function canSend(actor: Actor): boolean {
  return canUpload(actor, "property-images");
}

function fileOf({ file, fields }: Received) {
  const bucket = fields.get("bucket");
  const known = isUploadBucket(bucket) ? bucket : undefined;
  if (file?.isTooLarge) throw new AppError(tooLargeMessage(known, file.name));
  if (file && known) return { bucket: known, file };
  throw new AppError(sharedProblems.invalidFields(), {
    errors: {
      ...(!file && { file: [pictureProblems.choosePicture()] }),
      ...(!known && { bucket: [pictureProblems.oneOf({ choices: UPLOAD_BUCKETS.join(", ") })] }),
    },
  });
}

function folderOf(id: string): string {
  return `pictures/${id}`;
}

function originalOf(id: string): string {
  return `${folderOf(id)}/original.webp`;
}

function forbidden(): AppError {
  return new AppError(pictureProblems.mayNotUpload());
}

function ticketUsedUp(): AppError {
  return new AppError(sharedProblems.tooManyImages());
}
