import { Trans, useLingui } from "@lingui/react/macro";
import type { SystemState } from "#domain/operations/system.ts";
import { daysSince } from "#web/platform/labels/dates.ts";
import { formatBytes } from "./bytes.ts";

/** With less free disk space than this, the database is the first to stop. */
const LITTLE_SPACE = 0.1;
const OLD_BACKUP_DAYS = 7;

export function DiskMeter({ disk }: { disk: NonNullable<SystemState["disk"]> }) {
  const { t } = useLingui();
  const { freeBytes, totalBytes } = disk;
  const free = formatBytes(freeBytes);
  const total = formatBytes(totalBytes);
  return (
    <>
      <p id="disk-room">
        <Trans>
          {free} of {total} are free on the disk
        </Trans>
      </p>
      <meter
        aria-labelledby="disk-room"
        className="mt-1 w-full"
        min={0}
        max={totalBytes}
        high={totalBytes * (1 - LITTLE_SPACE)}
        optimum={0}
        value={totalBytes - freeBytes}
      />
      {freeBytes < totalBytes * LITTLE_SPACE && (
        <Warning>{t`There is little room left. A full disk stops the database.`}</Warning>
      )}
    </>
  );
}

export function BackupNotice({ at }: { at: string | null }) {
  const { t } = useLingui();
  if (!at) return <Warning>{t`There is no backup yet.`}</Warning>;
  if (daysSince(at, new Date()) <= OLD_BACKUP_DAYS) return null;
  return <Warning>{t`The last backup is more than a week old.`}</Warning>;
}

function Warning({ children }: { children: string }) {
  return (
    <p className="mt-3 rounded-control bg-sunk px-3 py-2 font-medium text-brick">{children}</p>
  );
}
