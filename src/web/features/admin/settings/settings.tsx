import { Trans } from "@lingui/react/macro";
import { useAdmin } from "../admin-query.ts";
import { FailedNotice } from "../parts/failed-notice.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { Checks } from "./checks.tsx";
import { SettingsForm } from "./settings-form.tsx";
import type { VersionedSettings } from "./use-settings.ts";

/** What the site says about itself, and its rules. */
export function Settings() {
  const { data, isError, refetch } = useAdmin<VersionedSettings>("/admin/settings");
  return (
    <div className="max-w-5xl">
      <PageHead title={<Trans>Settings</Trans>} />
      {data && <SettingsForm first={data.data} />}
      {data && <Checks />}
      {!data && isError && <FailedNotice retry={() => void refetch()} />}
      {!data && !isError && (
        <p role="status" className="text-muted">
          <Trans>Loading...</Trans>
        </p>
      )}
    </div>
  );
}
