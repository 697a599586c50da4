import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import type { Import } from "#domain/imports/answer-schema.ts";
import { addressOf, askAdmin } from "#web/platform/admin/admin-api.ts";
import { FailedNotice } from "#web/platform/admin/parts/failed-notice.tsx";
import { Moment } from "#web/platform/admin/parts/moment.tsx";
import { PageHead } from "#web/platform/admin/parts/page-head.tsx";
import { Link } from "#web/ui/link.tsx";
import { isUnderway } from "./import.ts";
import { ImportActions } from "./import-actions.tsx";
import { ImportOptionsForm } from "./import-options.tsx";
import { ImportState } from "./import-state.tsx";
import { Reasons } from "./reasons.tsx";
import { Rows } from "./rows.tsx";

const WATCH_MS = 1000;

type Props = { id: string; onShow: (id: string) => void };

/** One import from waiting to finished; it runs on the server and does not need this page open. */
export function ImportView({ id, onShow }: Props) {
  const { data, error, isError, refetch } = useQuery({
    queryKey: [addressOf("/admin/imports/{id}", { id })],
    queryFn: ({ signal }) => askAdmin("/admin/imports/{id}", { id }, { signal }),
    refetchInterval: ({ state }) => (state.data && isUnderway(state.data.data) ? WATCH_MS : false),
  });
  const one = data?.data;
  return (
    <>
      <Link
        to="/admin/import"
        className="inline-flex min-h-11 items-center gap-1.5 text-neem hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        <Trans>All imports</Trans>
      </Link>
      {one && <Found one={one} onShow={onShow} />}
      {!one && isError && <FailedNotice error={error} retry={() => void refetch()} />}
      {!one && !isError && (
        <p role="status" className="text-muted">
          <Trans>Loading...</Trans>
        </p>
      )}
    </>
  );
}

function Found({ one, onShow }: { one: Import; onShow: (id: string) => void }) {
  const hasLooked = one.status === "done" || one.status === "undone";
  return (
    <div className="grid gap-5">
      <PageHead title={<span className="[overflow-wrap:anywhere]">{one.fileName}</span>}>
        <ImportState one={one} />
      </PageHead>
      {isUnderway(one) && <Progress one={one} />}
      {one.status === "failed" && (
        <p role="alert" className="rounded-card bg-brick-wash p-4 font-medium text-brick">
          {one.error}
        </p>
      )}
      <Counts one={one} />
      <ImportActions one={one} onShow={onShow} />
      {one.isDryRun && !isUnderway(one) && (
        <ImportOptionsForm key={one._id} one={one} onShow={onShow} />
      )}
      {hasLooked && (
        <>
          <Reasons id={one._id} />
          <Rows one={one} />
        </>
      )}
    </div>
  );
}

function Progress({ one }: { one: Import }) {
  const { percent, rowsDone } = one;
  return (
    <div className="grid gap-2 rounded-card border border-line bg-surface p-4">
      <label className="grid gap-2">
        {one.status === "queued" ? (
          <Trans>Waiting for its turn</Trans>
        ) : (
          <span>
            <Trans>
              {rowsDone} rows read, {percent} % of the file
            </Trans>
          </span>
        )}
        <progress max={100} value={percent} className="w-full accent-neem" />
      </label>
      <p className="text-muted text-sm">
        <Trans>You can leave this page; the import goes on.</Trans>
      </p>
    </div>
  );
}

function Counts({ one }: { one: Import }) {
  const { t } = useLingui();
  const counts: [string, number][] = [
    [t`Rows`, one.rowsDone],
    [one.isDryRun ? t`Would be listed` : t`Listed`, one.created],
    [t`Duplicates`, one.duplicates],
    [t`Refused`, one.refused],
  ];
  return (
    <div className="grid gap-1.5">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-4">
        {counts.map(([label, count]) => (
          <div key={label} className="flex flex-col-reverse justify-end bg-surface px-4 py-3">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="font-semibold text-xl leading-tight">{count.toLocaleString("en-IN")}</dd>
          </div>
        ))}
      </dl>
      <p className="text-muted text-sm">
        <Trans>Sent</Trans> <Moment iso={one.createdAt} />
        {one.finishedAt && (
          <>
            {" · "}
            <Trans>finished</Trans> <Moment iso={one.finishedAt} />
          </>
        )}
      </p>
    </div>
  );
}
