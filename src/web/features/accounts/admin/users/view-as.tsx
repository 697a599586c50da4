import { Trans, useLingui } from "@lingui/react/macro";
import type { User } from "#domain/accounts/answer-schema.ts";
import { callAdmin } from "#web/platform/admin/admin-api.ts";
import { useAdmin } from "#web/platform/admin/admin-query.ts";
import { useAct } from "#web/platform/admin/parts/use-act.ts";
import { useLocalPath } from "#web/platform/messages/language.ts";
import { Button } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";

/** Opens the dashboard as its owner sees it; if that is switched off, says where to switch it on. */
export function ViewAs({ user }: { user: User }) {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const { act, isBusy } = useAct();
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
    const path = `/admin/users/${encodeURIComponent(user._id)}/view`;
    const failed = t`The desk could not be opened`;
    const isOpen = await act(() => callAdmin(path, { method: "POST" }), { failed });
    if (isOpen) window.location.assign(localPath("/dashboard"));
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
