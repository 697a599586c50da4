import { Trans, useLingui } from "@lingui/react/macro";
import { Share2 } from "lucide-react";
import { useEarlyTap } from "#web/platform/hydration/early-tap.ts";
import { Button, buttonClass } from "./button.tsx";
import { showToast } from "./toast.ts";

/** Shares a page by its URL, or a text with several. */
type Props = { title: string } & ({ url: string; text?: never } | { text: string; url?: never });

/** Uses the phone's own share sheet where there is one, otherwise copies the link. */
export function ShareButton({ title, url, text }: Props) {
  const { t } = useLingui();
  const what = text ?? url;
  async function share() {
    if (navigator.share) {
      // Closing the sheet without choosing is not an error.
      await navigator
        .share(text === undefined ? { title, url } : { title, text })
        .catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(what);
      await showToast({ title: t`Link copied` });
    } catch {
      await showToast({ title: t`Copy this link`, description: what });
    }
  }
  const early = useEarlyTap(share);
  return (
    <>
      <Button {...early} look="outline" size="compact" onClick={share} className="scripted">
        <Share2 aria-hidden="true" className="size-4" />
        <Trans>Share</Trans>
      </Button>
      <noscript>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${title} ${what}`)}`}
          className={buttonClass({ look: "outline", size: "compact" })}
        >
          <Trans>Share</Trans>
        </a>
      </noscript>
    </>
  );
}
