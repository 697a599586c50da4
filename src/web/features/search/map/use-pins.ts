import { useEffect, useState } from "react";
import type { Pin, PinPage } from "#domain/search/search.ts";
import { fetchWithRetries } from "#web/platform/retrying-fetch.ts";

export type Pins =
  | { state: "loading"; page: PinPage | undefined }
  | { state: "ready"; query: string; page: PinPage }
  | { state: "failed"; retry: () => void };

type PinAnswer = {
  data: (Omit<Pin, "id"> & { _id: string })[];
  total: number;
  totalIsAtLeast?: boolean;
};

/** The pins of a search; the previous ones stay until the next have loaded. */
export function usePins(query: string): Pins {
  const [found, setFound] = useState<{ query: string; page: PinPage }>();
  const [failedAt, setFailedAt] = useState<string>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    const stop = new AbortController();
    setFailedAt(undefined);
    fetchPins(query, stop.signal).then(
      (page) => setFound({ query, page }),
      () => stop.signal.aborted || setFailedAt(query),
    );
    return () => stop.abort();
  }, [query, tries]);
  if (failedAt === query) return { state: "failed", retry: () => setTries(tries + 1) };
  if (found?.query === query) return { state: "ready", ...found };
  return { state: "loading", page: found?.page };
}

async function fetchPins(query: string, signal: AbortSignal): Promise<PinPage> {
  const response = await fetchWithRetries(`/api/properties/pins?${query}`, { signal });
  if (!response.ok) throw new Error(`The pins answered ${response.status}`);
  const { data, total, totalIsAtLeast = false }: PinAnswer = await response.json();
  return { pins: data.map(({ _id, ...pin }) => ({ id: _id, ...pin })), total, totalIsAtLeast };
}
