import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { useState } from "react";
import { wordsOf } from "#web/platform/admin/admin-api.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.ts";
import { downloadAdmin } from "./download.ts";

type Props = { path: string; fileName: string; asked: [string, string][] };

/** Exports everything that matches the filters, not only this page. */
export function CsvButton({ path, fileName, asked }: Props) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);

  async function download() {
    const query = new URLSearchParams(asked.filter(([name]) => name !== "cursor"));
    setBusy(true);
    try {
      await downloadAdmin(`${path}?${query}`, fileName);
    } catch (error) {
      const description = wordsOf(error, t`Failed to fetch data`);
      await showToast({ title: t`Error`, description, tone: "error" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button look="outline" size="compact" disabled={isBusy} onClick={() => void download()}>
      <Download aria-hidden="true" className="size-4" />
      <Trans>Export CSV</Trans>
    </Button>
  );
}
