import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { callAdmin, writeAdmin } from "#web/platform/admin/admin-api.ts";
import { useAdmin } from "#web/platform/admin/admin-query.ts";
import { Loading } from "#web/platform/admin/parts/failed-notice.tsx";
import { PageHead } from "#web/platform/admin/parts/page-head.tsx";
import { SessionRow } from "#web/platform/admin/parts/session-row.tsx";
import { useAct } from "#web/platform/admin/parts/use-act.ts";
import { Button } from "#web/ui/button.tsx";
import { TwoFactor } from "./two-factor.tsx";

/** The admin's sessions and second factor. */
export default function Sessions() {
  return (
    <div className="max-w-3xl">
      <PageHead />
      <OwnSessions />
      <TwoFactor />
    </div>
  );
}

function OwnSessions() {
  const { t } = useLingui();
  const loaded = useAdmin("/admin/sessions");
  const { act, isBusy } = useAct();
  if (loaded.isError || !loaded.data) return <Loading of={loaded} />;
  const sessions = loaded.data.data;
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length;
  const failed = t`The session could not be ended`;

  function endOne(id: string) {
    const path = `/admin/sessions/${encodeURIComponent(id)}`;
    return act(() => callAdmin(path, { method: "DELETE" }), { done: t`Session ended`, failed });
  }

  function endOthers() {
    const done = ({ data: { ended } }: { data: { ended: number } }) =>
      t`${plural(ended, { one: "# session ended", other: "# sessions ended" })}`;
    return act(() => writeAdmin("DELETE /admin/sessions"), { done, failed });
  }

  return (
    <section aria-label={t`Sessions`} className="rounded-card border border-line bg-surface px-4">
      <ul>
        {sessions.map((session) => (
          <SessionRow key={session._id} session={session}>
            {!session.isCurrent && (
              <Button
                look="outline"
                size="compact"
                disabled={isBusy}
                onClick={() => void endOne(session._id)}
              >
                <Trans>End session</Trans>
              </Button>
            )}
          </SessionRow>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-2 border-line border-t py-3">
        <p className="text-muted text-sm">
          <Trans>A session ends after an hour without use, and after twelve hours at most.</Trans>
        </p>
        {others > 0 && (
          <Button look="outline" size="compact" disabled={isBusy} onClick={() => void endOthers()}>
            <Trans>End all others</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}
