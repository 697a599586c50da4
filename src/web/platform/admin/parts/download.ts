/** Downloads files that need the token: fetched with it, then passed to the browser to save. */

import { fetchAdmin } from "#web/platform/admin/admin-api.ts";

/** `onBytes` reports how much has been received so far. */
export async function downloadAdmin(
  path: string,
  fileName: string,
  onBytes: (bytes: number) => void = () => {},
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
