/** One picture on its way to the server. Not `fetch`: that one does not tell how far it has come. */

import type { UploadBucket } from "#domain/upload.ts";
import { authorization, type CallFailed, failed } from "../admin-api.ts";

export type Upload = {
  /** The picture's address; fails with CallFailed, or with a plain error when nothing answered. */
  done: Promise<string>;
  abort: () => void;
};

export function uploadPicture(
  file: File,
  bucket: UploadBucket,
  onProgress: (share: number) => void,
): Upload {
  const request = new XMLHttpRequest();
  const done = new Promise<string>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => {
      const url = addressIn(request);
      if (url) resolve(url);
      else reject(failureOf(request));
    };
    request.onerror = () => reject(new Error("The line broke"));
    request.onabort = () => reject(new Error("Taken back"));
  });
  request.open("POST", "/api/upload");
  for (const [name, value] of Object.entries(authorization())) {
    request.setRequestHeader(name, value);
  }
  request.send(formOf(file, bucket));
  return { done, abort: () => request.abort() };
}

function formOf(file: File, bucket: UploadBucket): FormData {
  const form = new FormData();
  // The server reads as it arrives, and wants to know the bucket before the file.
  form.set("bucket", bucket);
  form.set("file", file);
  return form;
}

function addressIn(request: XMLHttpRequest): string | undefined {
  return request.status < 300 ? bodyOf(request).data?.url : undefined;
}

function failureOf(request: XMLHttpRequest): CallFailed {
  const retryAfter = request.getResponseHeader("retry-after");
  return failed({ status: request.status, retryAfter }, bodyOf(request));
}

function bodyOf(request: XMLHttpRequest): { data?: { url?: string }; message?: string } {
  try {
    return JSON.parse(request.responseText);
  } catch {
    return {};
  }
}
