import { AppError } from "#domain/errors.ts";
import { type ExportFormat, exportFrom } from "#domain/export.ts";
import { type Caller, canExport } from "#domain/policy.ts";
import { insertAudit } from "#server/audit/repository.ts";
import type { Deps } from "#server/deps.ts";
import { writeExport } from "./writer.ts";

type Export = { fileName: string; format: ExportFormat; chunks: AsyncGenerator<string> };

export function createExportService({ db, now }: Pick<Deps, "db" | "now">) {
  return {
    /** Everything of one kind, as a file that is written while it is read. */
    async open(caller: Caller, name: string): Promise<Export> {
      if (!caller.actor) throw new AppError("UNAUTHENTICATED", "Sign in to export data");
      if (!canExport(caller.actor))
        throw new AppError("FORBIDDEN", "Only an admin may export data");
      const wanted = exportFrom(name);
      if (!wanted) throw new AppError("NOT_FOUND", "There is no such export");
      const { what, format } = wanted;
      const after = { what, format };
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
        chunks: writeExport(db, what, format),
      };
    },
  };
}
