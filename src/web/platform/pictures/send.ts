/** Uploads one picture. Not with `fetch`, which does not report progress. */

import type { UploadBucket } from "#domain/pictures/upload.ts";

export type Upload = {
  /** The picture's URL; rejects with PictureRefused, or with a plain error when there was no answer. */
  done: Promise<string>;
  abort: () => void;
};

/** How a form uploads its pictures: authorized by a session, a token or a ticket. */
export type SendPicture = (file: File, onProgress: (share: number) => void) => Upload;

export class PictureRefused extends Error {
  override readonly name = "PictureRefused";
  readonly status: number;
  /** The message for the user; empty when the answer was not from our server. */
  readonly words: string;

  constructor(status: number, words: string) {
    super(words);
    this.status = status;
    this.words = words;
  }
}

type Sent = {
  file: File;
  bucket: UploadBucket;
  headers?: Record<string, string>;
  onProgress: (share: number) => void;
};

export function sendPicture({ file, bucket, headers = {}, onProgress }: Sent): Upload {
  const request = new XMLHttpRequest();
  const done = new Promise<string>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => {
      const { data, message = "" } = bodyOf(request);
      if (request.status < 300 && data?.url) resolve(data.url);
      else reject(new PictureRefused(request.status, message));
    };
    request.onerror = () => reject(new Error("The line broke"));
    request.onabort = () => reject(new Error("Taken back"));
  });
  request.open("POST", "/api/upload");
  request.setRequestHeader("Accept-Language", document.documentElement.lang);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.send(formOf(file, bucket));
  return { done, abort: () => request.abort() };
}

function formOf(file: File, bucket: UploadBucket): FormData {
  const form = new FormData();
  // The server reads the form as it arrives and needs the bucket before the file.
  form.set("bucket", bucket);
  form.set("file", file);
  return form;
}

function bodyOf(request: XMLHttpRequest): { data?: { url?: string }; message?: string } {
  try {
    return JSON.parse(request.responseText);
  } catch {
    return {};
  }
}
