import { Trans, useLingui } from "@lingui/react/macro";
import { Share2 } from "lucide-react";
import { Button, buttonClass } from "./button.tsx";
import { showToast } from "./toast.ts";

type Props = { title: string; url: string };

/** The phone's own share sheet where there is one, else the link on the clipboard. */
export function ShareButton({ title, url }: Props) {
  const { t } = useLingui();
  async function share() {
    if (navigator.share) {
      // Closing the sheet without choosing is no failure.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      await showToast({ title: t`Link copied` });
    } catch {
      await showToast({ title: t`Copy this link`, description: url });
    }
  }
  return (
    <>
      <Button look="outline" size="compact" onClick={share} className="scripted">
        <Share2 aria-hidden="true" className="size-4" />
        <Trans>Share</Trans>
      </Button>
      <noscript>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
          className={buttonClass({ look: "outline", size: "compact" })}
        >
          <Trans>Share</Trans>
        </a>
      </noscript>
    </>
  );
}
