import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { useDownload, wholeQuery } from "./download.ts";

type Props = { path: string; fileName: string; asked: [string, string][] };

/** Exports everything that matches the filters, not only this page. */
export function CsvButton({ path, fileName, asked }: Props) {
  const { t } = useLingui();
  const { download, bytes } = useDownload(t`Failed to fetch data`);
  const start = () => void download(`${path}?${wholeQuery(asked)}`, fileName);
  return (
    <Button look="outline" size="compact" disabled={bytes !== null} onClick={start}>
      <Download aria-hidden="true" className="size-4" />
      <Trans>Export CSV</Trans>
    </Button>
  );
}
