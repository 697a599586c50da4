import { Trans, useLingui } from "@lingui/react/macro";
import { Flag } from "lucide-react";
import { type ComponentType, type MouseEvent, useState } from "react";
import { useEarlyTap } from "#web/platform/hydration/early-tap.ts";
import { useLocalPath } from "#web/platform/messages/language.ts";
import type { ReportDialogProps } from "./report-dialog.tsx";

type Opened = { View: ComponentType<ReportDialogProps>; opener: HTMLElement };

/** Opens its own page without JavaScript; with it, a dialog that is loaded on demand. */
export function ReportLink({ propertyId }: { propertyId: string }) {
  const localPath = useLocalPath();
  const { t } = useLingui();
  const [opened, setOpened] = useState<Opened | null>(null);

  function openOnClick(event: MouseEvent<HTMLAnchorElement>) {
    const wantsOwnTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (wantsOwnTab) return;
    event.preventDefault();
    void open(event.currentTarget);
  }

  async function open(opener: HTMLAnchorElement) {
    try {
      const { ReportDialog } = await import("./report-dialog.tsx");
      setOpened({ View: ReportDialog, opener });
    } catch {
      location.assign(opener.href);
    }
  }

  function close() {
    opened?.opener.focus();
    setOpened(null);
  }

  const early = useEarlyTap(open);
  return (
    <>
      <a
        {...early}
        href={localPath(`/property/${propertyId}/report`)}
        rel="nofollow"
        onClick={openOnClick}
        title={t`Sold, wrong, or not what it seems? Tell us.`}
        className="inline-flex min-h-11 items-center gap-2 font-medium text-neem hover:underline print:hidden"
      >
        <Flag aria-hidden="true" className="size-4" />
        <Trans>Report this listing</Trans>
      </a>
      {opened && <opened.View propertyId={propertyId} onClose={close} />}
    </>
  );
}
