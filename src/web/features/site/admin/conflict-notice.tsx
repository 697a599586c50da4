import { Trans } from "@lingui/react/macro";
import { Diff } from "#web/platform/admin/audit/diff.tsx";
import { Moment } from "#web/platform/admin/parts/moment.tsx";
import { Button } from "#web/ui/button.tsx";
import type { Conflict, SettingsDraft } from "./use-settings.ts";

type Props = { conflict: Conflict; settings: SettingsDraft };

/** Someone else saved first: shows what they changed and asks which version to keep. */
export function ConflictNotice({ conflict, settings }: Props) {
  return (
    <div role="alert" className="grid gap-3 rounded-card border border-brick bg-surface p-5">
      <p className="font-medium">
        <Trans>Somebody else has changed the settings meanwhile. Nothing of yours is lost.</Trans>
      </p>
      {conflict.changes.map((change) => (
        <div key={change.at + JSON.stringify(change.after)} className="grid gap-1">
          <p className="text-muted text-sm">
            {change.by} · <Moment iso={change.at} />
          </p>
          <Diff entry={change} />
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button size="compact" onClick={settings.keepMine}>
          <Trans>Keep my changes on top</Trans>
        </Button>
        <Button look="outline" size="compact" onClick={settings.takeTheirs}>
          <Trans>Take theirs</Trans>
        </Button>
      </div>
    </div>
  );
}
