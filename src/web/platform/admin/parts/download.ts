/** Downloads files that need the token: fetched with it, then passed to the browser to save. */

import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { fetchAdmin, wordsOf } from "#web/platform/admin/admin-api.ts";
import { showToast } from "#web/ui/toast.ts";

/** Downloads a file, and says so if it fails; `bytes` is how much has been received so far, or null. */
export function useDownload(failed: string) {
  const { t } = useLingui();
  const [bytes, setBytes] = useState<number | null>(null);

  async function download(path: string, fileName: string) {
    setBytes(0);
    try {
      await downloadAdmin(path, fileName, setBytes);
    } catch (error) {
      const description = wordsOf(error, failed);
      await showToast({ title: t`Error`, description, tone: "error" });
    } finally {
      setBytes(null);
    }
  }

  return { download, bytes };
}

/** The query of a list without its place in it: everything that matches, not only this page. */
export function wholeQuery(asked: [string, string][]): URLSearchParams {
  return new URLSearchParams(asked.filter(([name]) => name !== "cursor"));
}

async function downloadAdmin(
  path: string,
  fileName: string,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const response = await fetchAdmin(path);
  const counted = response.body?.pipeThrough(counter(onBytes));
  // Browsers store a large blob on disk, not in memory.
  const blob = await new Response(counted ?? null).blob();
  saveAs(blob, nameIn(response) ?? fileName);
}

export function saveAs(blob: Blob, fileName: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // The browser copies the data a moment after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function counter(onBytes: (bytes: number) => void): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      onBytes(bytes);
      controller.enqueue(chunk);
    },
  });
}

function nameIn(response: Response): string | undefined {
  return /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
}
