import { Trans } from "@lingui/react/macro";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useAdmin } from "#web/platform/admin/admin-query.ts";
import { FailedNotice } from "#web/platform/admin/parts/failed-notice.tsx";
import { PageHead } from "#web/platform/admin/parts/page-head.tsx";
import { Checks } from "./checks.tsx";
import { SettingsForm } from "./settings-form.tsx";

/** The site's texts and rules. */
export default function Settings() {
  const { data, isError, refetch } = useAdmin("/admin/settings");
  const { hash } = useLocation();
  const isThere = data !== undefined;
  // The link's target is rendered after the page itself.
  useEffect(() => {
    if (isThere) document.getElementById(hash.slice(1))?.scrollIntoView({ block: "center" });
  }, [hash, isThere]);
  return (
    <div className="max-w-5xl">
      <PageHead />
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
