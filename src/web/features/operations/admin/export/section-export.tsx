import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { EXPORT_FORMATS, EXPORTED, type Exported } from "#domain/operations/export.ts";
import { useDownload } from "#web/platform/admin/parts/download.ts";
import { PageHead } from "#web/platform/admin/parts/page-head.tsx";
import { Button } from "#web/ui/button.tsx";

const LABELS: Record<Exported, MessageDescriptor> = {
  companies: msg`Companies`,
  properties: msg`Properties`,
  requirements: msg`Requirements`,
  inquiries: msg`Inquiries`,
  agents: msg`Agents`,
  reviews: msg`Reviews`,
  subscribers: msg`Newsletter list`,
  users: msg`Users`,
  audit: msg`Audit log`,
};

const MEGABYTE = 1024 * 1024;

/** Exports all data: as a table for a spreadsheet, or as JSON for a program. */
export default function Exports() {
  return (
    <div className="max-w-3xl">
      <PageHead />
      <p className="mb-4 max-w-prose text-muted">
        <Trans>
          Everything of one kind as a file. CSV opens in Excel as it should, Hindi included, and no
          cell of it can run as a formula. Each export is noted in the audit log.
        </Trans>
      </p>
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line">
        {EXPORTED.map((what) => (
          <Kind key={what} what={what} />
        ))}
      </ul>
    </div>
  );
}

function Kind({ what }: { what: Exported }) {
  const { t, i18n } = useLingui();
  const { download, bytes } = useDownload(t`The file could not be fetched`);
  const name = i18n._(LABELS[what]);
  const megabytes = ((bytes ?? 0) / MEGABYTE).toFixed(1);

  return (
    <li className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-1 bg-surface px-4 py-2">
      <span className="mr-auto font-medium">{name}</span>
      <span role="status" className="text-muted text-sm">
        {bytes !== null && <Trans>{megabytes} MB so far</Trans>}
      </span>
      <span className="flex gap-2">
        {EXPORT_FORMATS.map((format) => {
          const kind = format.toUpperCase();
          return (
            <Button
              key={format}
              look="outline"
              size="compact"
              disabled={bytes !== null}
              onClick={() => void download(`/admin/export/${what}.${format}`, `${what}.${format}`)}
              aria-label={t`${name} as ${kind}`}
              className="px-3!"
            >
              <Download aria-hidden="true" className="size-4" />
              {kind}
            </Button>
          );
        })}
      </span>
    </li>
  );
}
