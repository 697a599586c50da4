/** One action on many items: each in its own transaction, so that one failure does not affect the others. */

import {
  type BulkFailure,
  type BulkKind,
  type BulkList,
  type BulkProgress,
  MAX_MATCHING,
} from "#domain/moderation/bulk.ts";
import type { BulkInput } from "#domain/moderation/bulk-schema.ts";
import { moderationProblems } from "#domain/moderation/problems.ts";
import type { Caller } from "#domain/shared/actor.ts";
import { AppError, type Text } from "#domain/shared/errors.ts";
import type { Deps } from "#server/deps.ts";
import { requireAdmin } from "#server/shared/admin-only.ts";
import { listKnownIds } from "./repository.ts";

type Given = { reason: string; version: string | undefined };
type Found = { items: Target[]; nextCursor: string | null };

export type BulkActions = Record<
  string,
  (caller: Caller, id: string, given: Given) => Promise<unknown>
>;

/** A page of a list, as its own API call would return it. */
export type Find = (caller: Caller, filter: Record<string, unknown>) => Promise<Found>;

export type Target = {
  kind: BulkKind;
  id: string;
  name: string | null;
  version: string | undefined;
};

const PAGE = 100;

type Ways = { acts: Record<BulkKind, BulkActions>; lists: Record<BulkList, Find> };

export function createBulkService({ db }: Pick<Deps, "db">, { acts, lists }: Ways) {
  return {
    /** Checks first that every item exists; if not, nothing is done at all. */
    async start(caller: Caller, input: BulkInput): Promise<AsyncGenerator<BulkProgress>> {
      requireAdmin(caller);
      const targets = input.items
        ? await chosen(input.items)
        : await matching(caller, input.matching);
      for (const kind of new Set(targets.map((target) => target.kind))) {
        if (!Object.hasOwn(acts[kind], input.act)) throw impossible();
      }
      return run(caller, companiesFirst(targets), input);
    },
  };

  async function chosen(items: NonNullable<BulkInput["items"]>): Promise<Target[]> {
    const targets = new Map(items.map((item) => [`${item.kind} ${item.id}`, item]));
    for (const kind of new Set(items.map((item) => item.kind))) {
      const ids = items.filter((item) => item.kind === kind).map(({ id }) => id);
      const known = await listKnownIds(db, kind, ids);
      if (!ids.every((id) => known.has(id))) {
        throw new AppError(moderationProblems.someMissing());
      }
    }
    return [...targets.values()].map(({ kind, id, version }) => ({
      kind,
      id,
      name: null,
      version,
    }));
  }

  /** Finds all items before changing the first: a change may move others out of the list. */
  async function matching(caller: Caller, asked: BulkInput["matching"]): Promise<Target[]> {
    if (!asked) throw impossible();
    const targets: Target[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const { items, nextCursor }: Found = await lists[asked.kind](caller, {
        ...asked.filter,
        limit: PAGE,
        ...(cursor && { cursor }),
      });
      targets.push(...items);
      if (targets.length > MAX_MATCHING) {
        throw new AppError(moderationProblems.tooManyAtOnce({ max: MAX_MATCHING }));
      }
      cursor = nextCursor;
    }
    return targets;
  }

  async function* run(
    caller: Caller,
    targets: Target[],
    { act, reason }: BulkInput,
  ): AsyncGenerator<BulkProgress> {
    const failed: BulkFailure[] = [];
    const of = targets.length;
    for (const [at, { kind, id, name, version }] of targets.entries()) {
      const work = acts[kind][act]?.(caller, id, { reason, version });
      const message = await work?.then(() => undefined, problemOf);
      if (message !== undefined) failed.push({ kind, id, name, message });
      if (at + 1 < of) yield { done: at + 1, of };
    }
    yield { done: of, of, failed };
  }
}

/** A listing cannot be restored before its company. */
function companiesFirst(targets: Target[]): Target[] {
  return targets.toSorted((a, b) => Number(b.kind === "company") - Number(a.kind === "company"));
}

function problemOf(error: unknown): Text {
  if (error instanceof AppError) return error.text;
  throw error;
}

function impossible(): AppError {
  return new AppError(moderationProblems.notInBulk());
}
