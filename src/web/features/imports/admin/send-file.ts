/** Uploads with progress, which `fetch` cannot report. */

import type { Import } from "#domain/imports/answer-schema.ts";
import { authorization, failed, inOurLanguage } from "#web/platform/admin/admin-api.ts";
import type { ImportRequest } from "./import.ts";

type Sending = { done: Promise<Import>; stop: () => void };

export function sendFile(
  file: File,
  wishes: ImportRequest,
  onShare: (share: number) => void,
): Sending {
  const request = new XMLHttpRequest();
  const form = new FormData();
  form.append("wishes", JSON.stringify(wishes));
  form.append("file", file);
  const done = new Promise<Import>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new Error("The connection was lost"));
    request.onabort = () => reject(new DOMException("Stopped", "AbortError"));
    request.onload = () => {
      const answer = parsed(request.responseText);
      if (request.status === 202) return resolve(answer.data as Import);
      const retryAfter = request.getResponseHeader("retry-after");
      reject(failed({ status: request.status, retryAfter }, answer));
    };
  });
  request.open("POST", "/api/admin/imports");
  for (const [name, value] of Object.entries({ ...authorization(), ...inOurLanguage() })) {
    request.setRequestHeader(name, value);
  }
  request.send(form);
  return { done, stop: () => request.abort() };
}

type Parsed = { data?: unknown; message?: string; errors?: Record<string, string[]> };

function parsed(text: string): Parsed {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
