/** How the console reads and writes: through one store, so that a write makes everything shown fresh. */

import {
  keepPreviousData,
  QueryCache,
  QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect } from "react";
import { type Answer, CallFailed, callAdmin } from "./admin-api.ts";
import { type ListState, useListState } from "./list-state.ts";

const RETRIES = 3;
const LONGEST_DELAY_MS = 30_000;
const STALE_AFTER_MS = 5 * 60 * 1000;
const FRESH_MS = 10_000;
const PAGE = 20;

export function createAdminQueries(onError: (error: unknown) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    defaultOptions: {
      queries: {
        gcTime: STALE_AFTER_MS,
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < RETRIES && !isRefusal(error),
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, LONGEST_DELAY_MS),
      },
    },
  });
}

/** What was understood and refused is refused again. */
export function isRefusal(error: unknown): boolean {
  return error instanceof CallFailed && error.status < 500;
}

/** One thing, or a short list, by its path under /api. */
export function useAdmin<Data>(path: string, { isWanted = true } = {}) {
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callAdmin<Data>(path, { signal }),
    enabled: isWanted,
  });
}

type ListOptions = {
  path: string;
  /** The parameters of the address that the call takes as well, beside `q`, `sort` and `cursor`. */
  filters?: readonly string[];
  limit?: number;
};

export type AdminList<Item> = ListState & {
  items: Item[];
  total: number;
  totalIsAtLeast: boolean;
  nextCursor: string | null;
  isLoading: boolean;
  /** The page before is shown until this one has come. */
  isTurning: boolean;
  isFailed: boolean;
  retry: () => void;
};

/**
 * A page of a list, with its search, sort, filters and place kept in the address. What the server refuses of them, such
 * as a status that there is none of in an old link, falls away.
 */
export function useAdminList<Item>(options: ListOptions): AdminList<Item> {
  const { path, filters = [], limit = PAGE } = options;
  const state = useListState(filters);
  const query = new URLSearchParams([...state.asked, ["limit", String(limit)]]).toString();
  const { data, error, isPending, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: [path, query],
    queryFn: ({ signal }) => callAdmin<Item[]>(`${path}?${query}`, { signal }),
    placeholderData: keepPreviousData,
  });
  const refused = refusedNames(error, state.asked);
  useEffect(() => {
    if (refused.length > 0) state.drop(refused);
  });
  return {
    ...state,
    items: data?.data ?? (NONE as Item[]),
    total: data?.total ?? 0,
    totalIsAtLeast: data?.totalIsAtLeast ?? false,
    nextCursor: data?.nextCursor ?? null,
    isLoading: isPending || refused.length > 0,
    isTurning: isPlaceholderData,
    isFailed: isError && refused.length === 0,
    retry: () => void refetch(),
  };
}

/** The parameters that the server found no sense in. */
function refusedNames(error: unknown, asked: ListState["asked"]): string[] {
  if (!(error instanceof CallFailed) || error.status !== 422) return [];
  return asked.map(([name]) => name).filter((name) => name in error.errors);
}

/** The same array each time, or tables would think that their rows had changed. */
const NONE: unknown[] = [];

/** A write; whatever came of it, all that is shown is asked for again. */
export function useAdminWrite<Input, Data = unknown>(
  write: (input: Input) => Promise<Answer<Data>>,
) {
  const refresh = useRefresh();
  return useMutation({ mutationFn: write, onSettled: refresh });
}

export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries();
}
