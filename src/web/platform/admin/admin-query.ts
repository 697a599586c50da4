/** Reads and writes of the console go through one query cache, so that a write refreshes everything shown. */

import {
  keepPreviousData,
  QueryCache,
  QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect } from "react";
import { type Answer, type Asked, addressOf, askAdmin, CallFailed } from "./admin-api.ts";
import type { Answers, ListPath } from "./answers.ts";
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

/** A refusal is final: retrying would give the same answer. */
export function isRefusal(error: unknown): boolean {
  return error instanceof CallFailed && error.status < 500;
}

/** One item, or a short list, by its path under /api. */
export function useAdmin<Path extends keyof Answers>(
  path: Path,
  { isWanted = true, ...asked }: Asked & { isWanted?: boolean } = {},
) {
  return useQuery({
    queryKey: [addressOf(path, asked)],
    queryFn: ({ signal }) => askAdmin(path, asked, { signal }),
    enabled: isWanted,
  });
}

type ListOptions<Path extends ListPath> = {
  path: Path;
  /** Whose list it is, where the path says "{id}". */
  id?: string;
  /** The URL parameters that the call takes as well, besides `q`, `sort` and `cursor`. */
  filters?: readonly string[];
  limit?: number;
};

export type AdminList<Item> = ListState & {
  items: Item[];
  total: number;
  totalIsAtLeast: boolean;
  nextCursor: string | null;
  isLoading: boolean;
  /** The previous page is still shown while this one loads. */
  isTurning: boolean;
  isFailed: boolean;
  retry: () => void;
};

/**
 * A page of a list, with its search, sort, filters and cursor in the URL. Parameters that the server refuses,
 * such as a status in an old link that no longer exists, are dropped.
 */
export function useAdminList<Path extends ListPath>(
  options: ListOptions<Path>,
): AdminList<Answers[Path][number]> {
  const { path, id = "", filters = [], limit = PAGE } = options;
  const state = useListState(filters);
  const query = new URLSearchParams([...state.asked, ["limit", String(limit)]]).toString();
  const { data, error, isPending, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: [addressOf(path, { id }), query],
    queryFn: ({ signal }) => askAdmin(path, { id, query }, { signal }),
    placeholderData: keepPreviousData,
  });
  const refused = refusedNames(error, state.asked);
  useEffect(() => {
    if (refused.length > 0) state.drop(refused);
  });
  return {
    ...state,
    items: data?.data ?? NONE,
    total: data?.total ?? 0,
    totalIsAtLeast: data?.totalIsAtLeast ?? false,
    nextCursor: data?.nextCursor ?? null,
    isLoading: isPending || refused.length > 0,
    isTurning: isPlaceholderData,
    isFailed: isError && refused.length === 0,
    retry: () => void refetch(),
  };
}

/** The parameters that the server rejected as invalid. */
function refusedNames(error: unknown, asked: ListState["asked"]): string[] {
  if (!(error instanceof CallFailed) || error.status !== 422) return [];
  return asked.map(([name]) => name).filter((name) => name in error.errors);
}

/** Always the same array, or tables would think that their rows had changed. */
const NONE: never[] = [];

/** A write; whether it succeeds or fails, everything shown is fetched again. */
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
