import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { useState } from "react";
import type { Exported } from "#domain/operations/export.ts";
import { wordsOf } from "#web/platform/admin/admin-api.ts";
import type { AdminList } from "#web/platform/admin/admin-query.ts";
import { downloadAdmin } from "#web/platform/admin/parts/download.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.ts";

/** Exports everything that matches the list's filters, not only this page, as a table for a spreadsheet. */
export function ExportButton({ what, list }: { what: Exported; list: AdminList<unknown> }) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const asked = new URLSearchParams(list.asked.filter(([name]) => name !== "cursor"));
      await downloadAdmin(`/admin/export/${what}.csv?${asked}`, `${what}.csv`);
    } catch (error) {
      const description = wordsOf(error, t`The file could not be made. Please try again.`);
      await showToast({ title: t`Error`, description, tone: "error" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button look="quiet" size="compact" disabled={isBusy} onClick={() => void download()}>
      <Download aria-hidden="true" className="size-4" />
      {isBusy ? <Trans>Preparing...</Trans> : <Trans>Export as CSV</Trans>}
    </Button>
  );
}
