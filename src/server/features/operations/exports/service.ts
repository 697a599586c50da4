import { type Exported, type ExportFormat, exportFrom } from "#domain/operations/export.ts";
import { canExport } from "#domain/operations/policy.ts";
import { operationProblems } from "#domain/operations/problems.ts";
import type { Caller } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import type { Deps } from "#server/deps.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import { writeExport } from "./writer.ts";

type Export = { fileName: string; format: ExportFormat; chunks: AsyncGenerator<string> };

type Filter = Record<string, unknown>;
type Found = { items: { id: string }[]; nextCursor: string | null };
/** A page of a list, as its own API call would return it. */
export type Find = (caller: Caller, filter: Filter) => Promise<Found>;

const PAGE = 100;

export function createExportService(
  { db, now }: Pick<Deps, "db" | "now">,
  finders: Partial<Record<Exported, Find | undefined>>,
) {
  return {
    /** Everything of one kind, or the rows a list finds, as a file that is written while it is read. */
    async open(caller: Caller, name: string, filter: Filter = {}): Promise<Export> {
      if (!caller.actor) throw new AppError(operationProblems.signInToExport());
      if (!canExport(caller.actor)) throw new AppError(operationProblems.adminsExport());
      const wanted = exportFrom(name);
      if (!wanted) throw new AppError(operationProblems.noSuchExport());
      const { what, format } = wanted;
      const isFiltered = Object.keys(filter).length > 0;
      const pages = isFiltered ? await pagesOf(caller, what, filter) : undefined;
      const after = { what, format, ...(isFiltered && { filter }) };
      await insertAudit(db, caller, {
        action: "data.exported",
        objectType: "export",
        objectId: what,
        after,
      });
      const day = now().toISOString().slice(0, 10);
      return {
        fileName: `${what}-${day}.${format}`,
        format,
        chunks: writeExport(db, what, format, pages),
      };
    },
  };

  /** Fetches the first page at once, so that an invalid filter is refused with an error message. */
  async function pagesOf(caller: Caller, what: Exported, filter: Filter) {
    const find = finders[what];
    if (!find) throw new AppError(operationProblems.noSuchExport());
    const first = await find(caller, { ...filter, limit: PAGE });
    return walk(find, caller, filter, first);
  }
}

async function* walk(
  find: Find,
  caller: Caller,
  filter: Filter,
  first: Found,
): AsyncGenerator<string[]> {
  let page = first;
  for (;;) {
    yield page.items.map(({ id }) => id);
    if (page.nextCursor === null) return;
    page = await find(caller, { ...filter, limit: PAGE, cursor: page.nextCursor });
  }
}
