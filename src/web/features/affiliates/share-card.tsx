import { Trans, useLingui } from "@lingui/react/macro";
import { Copy } from "lucide-react";
import { whatsAppShare } from "#domain/listings/share-text.ts";
import { LANGUAGE_NAMES, LANGUAGE_TAGS, type Language } from "#domain/shared/language.ts";
import { useEarlyTap } from "#web/platform/hydration/early-tap.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { WhatsAppIcon } from "#web/ui/icons.tsx";
import { showToast } from "#web/ui/toast.ts";

/** A text in its own language, whatever the page's; it can be selected where buttons do not work. */
export function ShareCard({ language, text }: { language: Language; text: string }) {
  const { t } = useLingui();
  const name = LANGUAGE_NAMES[language];
  async function copy() {
    await navigator.clipboard.writeText(text).catch(() => undefined);
    await showToast({ title: t`Copied` });
  }
  const early = useEarlyTap(copy);
  return (
    <section className="grid content-start gap-3 rounded-card border border-line bg-surface p-4">
      <h2 className="text-xl" lang={LANGUAGE_TAGS[language]}>
        {name}
      </h2>
      <p
        lang={LANGUAGE_TAGS[language]}
        className="select-all whitespace-pre-line rounded-control bg-sunk px-3 py-2.5 [overflow-wrap:anywhere]"
      >
        {text}
      </p>
      <div className="flex flex-wrap gap-2">
        <a
          href={whatsAppShare(text)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t`Share on WhatsApp, ${name}`}
          className={buttonClass({ look: "whatsapp", size: "compact" })}
        >
          <WhatsAppIcon />
          <Trans>Share on WhatsApp</Trans>
        </a>
        <Button
          {...early}
          look="outline"
          size="compact"
          onClick={() => void copy()}
          aria-label={t`Copy the text, ${name}`}
          className="scripted"
        >
          <Copy aria-hidden="true" className="size-4" />
          <Trans>Copy</Trans>
        </Button>
      </div>
    </section>
  );
}
