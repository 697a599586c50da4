import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { User } from "#domain/accounts/answer-schema.ts";
import { callAdmin, wordsOf } from "#web/platform/admin/admin-api.ts";
import { useAdmin } from "#web/platform/admin/admin-query.ts";
import { useLocalPath } from "#web/platform/messages/language.ts";
import { Button } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { showToast } from "#web/ui/toast.ts";

/** Opens the dashboard as its owner sees it; if that is switched off, says where to switch it on. */
export function ViewAs({ user }: { user: User }) {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const [isBusy, setBusy] = useState(false);
  const { data } = useAdmin("/admin/settings");
  if (!data || user.role === "admin" || user.isSuspended) return null;
  if (!data.data.viewAs) {
    return (
      <p className="text-muted text-sm">
        <Trans>
          Looking at this desk is switched off in the{" "}
          <Link to="/admin/settings#view-as" className="text-neem underline">
            settings
          </Link>
          .
        </Trans>
      </p>
    );
  }

  async function open() {
    setBusy(true);
    try {
      const path = `/admin/users/${encodeURIComponent(user._id)}/view`;
      await callAdmin(path, { method: "POST" });
      window.location.assign(localPath("/dashboard"));
    } catch (error) {
      setBusy(false);
      const description = wordsOf(error, t`The desk could not be opened`);
      await showToast({ title: t`Error`, description, tone: "error" });
    }
  }

  return (
    <div className="grid gap-1">
      <Button look="outline" size="compact" disabled={isBusy} onClick={() => void open()}>
        <Trans>Look at this desk</Trans>
      </Button>
      <p className="text-muted text-sm">
        <Trans>
          As {user.name} sees it, for 15 minutes. You can change nothing there, and the audit log
          says that you looked.
        </Trans>
      </p>
    </div>
  );
}
