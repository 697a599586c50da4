import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import type { Exported } from "#domain/operations/export.ts";
import type { AdminList } from "#web/platform/admin/admin-query.ts";
import { useDownload, wholeQuery } from "#web/platform/admin/parts/download.ts";
import { Button } from "#web/ui/button.tsx";

/** Exports everything that matches the list's filters, not only this page, as a table for a spreadsheet. */
export function ExportButton({ what, list }: { what: Exported; list: AdminList<unknown> }) {
  const { t } = useLingui();
  const { download, bytes } = useDownload(t`The file could not be made. Please try again.`);
  const isBusy = bytes !== null;
  const path = `/admin/export/${what}.csv?${wholeQuery(list.asked)}`;
  return (
    <Button
      look="quiet"
      size="compact"
      disabled={isBusy}
      onClick={() => void download(path, `${what}.csv`)}
    >
      <Download aria-hidden="true" className="size-4" />
      {isBusy ? <Trans>Preparing...</Trans> : <Trans>Export as CSV</Trans>}
    </Button>
  );
}
