/** One request for many items, with its progress. */

import type { BulkKind, BulkList, BulkProgress } from "#domain/moderation/bulk.ts";
import { fetchAdmin } from "#web/platform/admin/admin-api.ts";

export type BulkBody = {
  act: string;
  reason?: string;
  items?: { kind: BulkKind; id: string; version?: string }[];
  matching?: { kind: BulkList; filter: Record<string, string> };
};

type BulkFailed = { _id: string; name: string | null; message: string };
export type BulkResult = { done: number; failed: BulkFailed[] };
type Line = Pick<BulkProgress, "done" | "of"> & { failed?: BulkFailed[] };

/** Throws CallFailed when nothing was done, and a plain error when the connection broke on the way. */
export async function runBulk(
  body: BulkBody,
  onProgress: (progress: Line) => void,
): Promise<BulkResult> {
  const response = await fetchAdmin("/admin/bulk", { method: "POST", body });
  for await (const line of linesOf(response)) {
    const progress = JSON.parse(line) as Line;
    onProgress(progress);
    if (progress.failed)
      return { done: progress.of - progress.failed.length, failed: progress.failed };
  }
  throw new Error("The answer broke off");
}

async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value = "", done } = (await reader?.read()) ?? { done: true };
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
    if (done) return;
  }
}
