import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { SystemState } from "#domain/operations/system.ts";
import { useAdmin } from "#web/platform/admin/admin-query.ts";
import { Facts } from "#web/platform/admin/parts/facts.tsx";
import { FailedNotice } from "#web/platform/admin/parts/failed-notice.tsx";
import { Moment } from "#web/platform/admin/parts/moment.tsx";
import { NumberCard } from "#web/platform/admin/parts/number-card.tsx";
import { PageHead } from "#web/platform/admin/parts/page-head.tsx";
import { formatBytes } from "./bytes.ts";
import { BackupNotice, DiskMeter } from "./warnings.tsx";

/** The state of the server. */
export default function System() {
  const { data, isError, refetch } = useAdmin("/admin/system");
  const state = data?.data;
  return (
    <>
      <PageHead />
      {isError && !state ? (
        <FailedNotice retry={() => void refetch()} />
      ) : (
        <>
          <Jobs state={state} />
          {state ? (
            <div className="mt-6 grid gap-6 *:min-w-0 md:grid-cols-2">
              <Machine state={state} />
              <Backup state={state} />
            </div>
          ) : (
            <p role="status" className="mt-6 text-muted">
              <Trans>Loading...</Trans>
            </p>
          )}
        </>
      )}
    </>
  );
}

function Jobs({ state }: { state: SystemState | undefined }) {
  const { t } = useLingui();
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <NumberCard label={t`Messages waiting`} value={state?.queue.messages} to="/admin/outbox" />
      <NumberCard
        label={t`Messages given up`}
        value={state?.failed.messages}
        to="/admin/outbox?status=failed"
      />
      <NumberCard label={t`Imports running`} value={state?.queue.imports} to="/admin/import" />
      <NumberCard label={t`Imports given up`} value={state?.failed.imports} to="/admin/import" />
    </dl>
  );
}

function Machine({ state: { version, node, uptimeSeconds, database, disk } }: Loaded) {
  const { t } = useLingui();
  const kind = database.kind === "embedded" ? t`comes with the site` : t`a server of its own`;
  return (
    <Card title={<Trans>Machine</Trans>}>
      <Facts
        facts={[
          [t`Version`, version],
          ["Node.js", node],
          [t`Running for`, runningFor(uptimeSeconds)],
          [t`Database`, `PostgreSQL ${database.version}`],
          [t`Where the database is`, kind],
          [t`Size of the database`, formatBytes(database.bytes)],
        ]}
      />
      {disk && <DiskMeter disk={disk} />}
    </Card>
  );

  function runningFor(seconds: number): string {
    const hours = Math.floor(seconds / 3600);
    const days = Math.floor(hours / 24);
    if (days > 0) return t`${days} d ${hours % 24} h`;
    return t`${hours} h ${Math.floor((seconds % 3600) / 60)} min`;
  }
}

function Backup({ state: { lastBackup } }: Loaded) {
  const { t } = useLingui();
  return (
    <Card title={<Trans>Last backup</Trans>}>
      <BackupNotice at={lastBackup?.at ?? null} />
      {lastBackup && (
        <Facts
          facts={[
            [t`Made`, <Moment key="at" iso={lastBackup.at} />],
            [t`Size`, formatBytes(lastBackup.bytes)],
            [
              t`Holds`,
              lastBackup.contents === "everything" ? t`Database and files` : t`The database only`,
            ],
            [t`Folder`, lastBackup.path],
          ]}
        />
      )}
      <p className="text-muted text-sm">
        <Trans>
          Make one with <code>npm run cli -- backup</code>, and look whether it is whole with{" "}
          <code>npm run cli -- verify</code>.
        </Trans>
      </p>
    </Card>
  );
}

type Loaded = { state: SystemState };

function Card({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-surface p-4">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  );
}
