import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { newListingId } from "#domain/shared/id.ts";
import { previewOf } from "./preview.ts";
import { PictureRefused, type SendPicture, type Upload } from "./send.ts";

/** A picture in a form: an existing one, or one that is being uploaded. */
export type FormPicture = {
  key: string;
  name: string;
  /** The preview, once there is one. */
  preview: string | null;
  state: "stored" | "sending" | "failed";
  /** The uploaded share, from 0 to 1. */
  progress: number;
  /** Its URL on the server. */
  url: string | null;
  problem: string;
};

type Settled = { urls: string[]; failed: number };

export type Pictures = {
  all: FormPicture[];
  add: (files: File[]) => void;
  remove: (key: string) => void;
  retry: (key: string) => void;
  /** Moves it to this position, counted from zero; the first one is the cover. */
  move: (key: string, to: number) => void;
  /** Shows these pictures, which were uploaded earlier. */
  restore: (urls: string[]) => void;
  /** Waits until all uploads have ended and the page has rendered the results. */
  settle: () => Promise<Settled>;
};

/** Uploads pictures as soon as they are chosen, while the user fills in the rest of the form. */
export function usePictures(stored: string[], sendOne: SendPicture): Pictures {
  const [all, setAll] = useState(() => stored.map(storedPicture));
  const latest = useRef(all);
  const uploads = useRef(new Map<string, Upload & { file: File }>());

  function update(change: (pictures: FormPicture[]) => FormPicture[]) {
    latest.current = change(latest.current);
    setAll(latest.current);
  }

  function mark(key: string, changes: Partial<FormPicture>) {
    update((pictures) => pictures.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  }

  function send(key: string, file: File) {
    const upload = sendOne(file, (progress) => mark(key, { progress }));
    uploads.current.set(key, { ...upload, file });
    upload.done.then(
      (url) => mark(key, { state: "stored", url, progress: 1 }),
      (error) => mark(key, { state: "failed", problem: wordsOf(error) }),
    );
  }

  return {
    all,
    add: (files) => {
      for (const file of files) {
        const key = newListingId();
        update((pictures) => [...pictures, newPicture(key, file)]);
        send(key, file);
        void previewOf(file).then((preview) => mark(key, { preview }));
      }
    },
    remove: (key) => {
      uploads.current.get(key)?.abort();
      update((pictures) => pictures.filter((one) => one.key !== key));
    },
    retry: (key) => {
      const file = uploads.current.get(key)?.file;
      if (!file) return;
      mark(key, { state: "sending", progress: 0, problem: "" });
      send(key, file);
    },
    move: (key, to) => update((pictures) => moved(pictures, key, to)),
    restore: (urls) => update(() => urls.map(storedPicture)),
    settle: async () => {
      const keys = latest.current.map((one) => one.key);
      await Promise.allSettled(keys.map((key) => uploads.current.get(key)?.done));
      // Render the form's hidden fields now: the form is read next.
      flushSync(() => setAll(latest.current));
      const urls = latest.current.flatMap(({ url }) => url ?? []);
      return { urls, failed: latest.current.length - urls.length };
    },
  };
}

function wordsOf(error: unknown): string {
  return error instanceof PictureRefused ? error.words : "";
}

function storedPicture(url: string): FormPicture {
  const preview = url.replace(/\/\d+\.webp$/, "/480.webp");
  return { key: url, name: "", preview, state: "stored", progress: 1, url, problem: "" };
}

function newPicture(key: string, { name }: File): FormPicture {
  return { key, name, preview: null, state: "sending", progress: 0, url: null, problem: "" };
}

function moved(pictures: FormPicture[], key: string, to: number): FormPicture[] {
  const one = pictures.find((picture) => picture.key === key);
  if (!one || to < 0 || to >= pictures.length) return pictures;
  return pictures.filter((picture) => picture !== one).toSpliced(to, 0, one);
}
