import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { callAdmin, wordsOf, writeAdmin } from "#web/platform/admin/admin-api.ts";
import { useAdmin, useAdminWrite } from "#web/platform/admin/admin-query.ts";
import { FailedNotice } from "#web/platform/admin/parts/failed-notice.tsx";
import { PageHead } from "#web/platform/admin/parts/page-head.tsx";
import { SessionRow } from "#web/platform/admin/parts/session-row.tsx";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.ts";
import { TwoFactor } from "./two-factor.tsx";

/** The admin's sessions and second factor. */
export function Sessions() {
  return (
    <div className="max-w-3xl">
      <PageHead title={<Trans>My sessions</Trans>} />
      <OwnSessions />
      <TwoFactor />
    </div>
  );
}

function OwnSessions() {
  const { t } = useLingui();
  const { data, isPending, isError, refetch } = useAdmin("/admin/sessions");
  const endOne = useAdminWrite((id: string) =>
    callAdmin(`/admin/sessions/${encodeURIComponent(id)}`, { method: "DELETE" }),
  );
  const endOthers = useAdminWrite(() => writeAdmin("DELETE /admin/sessions"));
  if (isError) return <FailedNotice retry={() => void refetch()} />;
  if (isPending) {
    return (
      <p role="status" className="text-muted">
        <Trans>Loading...</Trans>
      </p>
    );
  }
  const others = data.data.filter(({ isCurrent }) => !isCurrent).length;

  async function fail(error: unknown) {
    const description = wordsOf(error, t`The session could not be ended`);
    await showToast({ title: t`Error`, description, tone: "error" });
  }

  return (
    <section aria-label={t`Sessions`} className="rounded-card border border-line bg-surface px-4">
      <ul>
        {data.data.map((session) => (
          <SessionRow key={session._id} session={session}>
            {!session.isCurrent && (
              <Button
                look="outline"
                size="compact"
                disabled={endOne.isPending}
                onClick={() =>
                  endOne
                    .mutateAsync(session._id)
                    .then(() => showToast({ title: t`Session ended` }), fail)
                }
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
          <Button
            look="outline"
            size="compact"
            disabled={endOthers.isPending}
            onClick={() =>
              endOthers
                .mutateAsync(undefined)
                .then(({ data: { ended } }) => showToast({ title: endedWords(ended) }), fail)
            }
          >
            <Trans>End all others</Trans>
          </Button>
        )}
      </div>
    </section>
  );

  function endedWords(count: number): string {
    return t`${plural(count, { one: "# session ended", other: "# sessions ended" })}`;
  }
}
