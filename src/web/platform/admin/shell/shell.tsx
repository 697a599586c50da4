import { Trans, useLingui } from "@lingui/react/macro";
import { ExternalLink, LogOut, Search } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { callAdmin } from "#web/platform/admin/admin-api.ts";
import { useLiveLists } from "#web/platform/admin/live-lists.ts";
import { ConfirmProvider } from "#web/platform/admin/parts/confirm-dialog.tsx";
import { forgetToken } from "#web/platform/admin/token.ts";
import { removeDrafts } from "#web/platform/device/drafts.ts";
import { useLocalPath } from "#web/platform/messages/language.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.ts";
import { Frame } from "./frame.tsx";
import { Key } from "./key.tsx";
import { Navigation } from "./navigation.tsx";
import { useShortcuts } from "./shortcuts.ts";

const ShortcutHelp = lazy(() =>
  import("./shortcut-help.tsx").then((module) => ({ default: module.ShortcutHelp })),
);
const Palette = lazy(() => import("./palette.tsx").then((module) => ({ default: module.Palette })));

type Overlay = "help" | "palette" | null;
type Props = { languageSwitch: ReactNode; children: ReactNode };

/** The layout around every section: navigation, search and keyboard shortcuts. */
export function Shell({ languageSwitch, children }: Props) {
  const [overlay, setOverlay] = useState<Overlay>(null);
  useShortcuts(setOverlay);
  useLiveLists();
  const close = () => setOverlay(null);
  return (
    <ConfirmProvider>
      <Frame
        navigation={<Navigation onHelp={() => setOverlay("help")} />}
        tools={<Tools languageSwitch={languageSwitch} onFind={() => setOverlay("palette")} />}
      >
        {children}
      </Frame>
      <Suspense>
        {overlay === "help" && <ShortcutHelp onClose={close} />}
        {overlay === "palette" && <Palette onClose={close} />}
      </Suspense>
    </ConfirmProvider>
  );
}

type ToolsProps = { languageSwitch: ReactNode; onFind: () => void };

function Tools({ languageSwitch, onFind }: ToolsProps) {
  const { t } = useLingui();
  const localPath = useLocalPath();

  async function signOut() {
    await callAdmin("/admin/logout", { method: "POST" }).catch(() => undefined);
    forgetToken();
    removeDrafts("admin:");
    await showToast({ title: t`Logged out successfully` });
  }

  return (
    <>
      <Button
        look="quiet"
        size="compact"
        onClick={onFind}
        className="px-3! font-normal! text-muted!"
      >
        <Search aria-hidden="true" className="size-4.5" />
        <span className="max-md:sr-only">
          <Trans>Find anything</Trans>
        </span>
        <Key className="max-md:hidden">Ctrl K</Key>
      </Button>
      <div className="text-muted text-sm max-sm:hidden">{languageSwitch}</div>
      {/* A whole new page: the site's own pages keep what they have fetched. */}
      <a
        href={localPath("/")}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-muted hover:text-ink"
      >
        <ExternalLink aria-hidden="true" className="size-4" />
        <span className="max-md:sr-only">
          <Trans>View site</Trans>
        </span>
      </a>
      <Button look="outline" size="compact" onClick={signOut}>
        <LogOut aria-hidden="true" className="size-4" />
        <Trans>Logout</Trans>
      </Button>
    </>
  );
}
