import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Download, QrCode } from "lucide-react";
import type { ReactNode } from "react";
import type { AffiliateLink } from "#domain/affiliates/affiliate.ts";
import { formatDate } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { ShareButton } from "#web/ui/share-button.tsx";

export type ShownLink = AffiliateLink & { url: string };

export function LinkCard({ link, isNew }: { link: ShownLink; isNew: boolean }) {
  const madeOn = formatDate(link.createdAt, useLanguage());
  const name = link.label || link.path;
  return (
    <article
      className={`grid gap-3 rounded-card border bg-surface p-4 ${isNew ? "border-neem" : "border-line"}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h3 className="text-lg [overflow-wrap:anywhere]">{name}</h3>
          <a href={link.path} className="text-muted text-sm underline [overflow-wrap:anywhere]">
            {link.path}
          </a>
        </div>
        <span className="text-muted text-sm">
          {link.stoppedAt ? <Trans>Stopped</Trans> : <Trans>Made on {madeOn}</Trans>}
        </span>
      </div>
      <p className="select-all rounded-control bg-sunk px-3 py-2.5 font-medium [overflow-wrap:anywhere]">
        {link.url}
      </p>
      <p className="flex gap-6">
        <Count
          value={link.clicks}
          label={<Plural value={link.clicks} one="click" other="clicks" />}
        />
        <Count value={link.leads} label={<Plural value={link.leads} one="lead" other="leads" />} />
      </p>
      {!link.stoppedAt && <Ways link={link} name={name} />}
    </article>
  );
}

function Count({ value, label }: { value: number; label: ReactNode }) {
  return (
    <span>
      <span className="font-bold text-xl">{value}</span> <span className="text-muted">{label}</span>
    </span>
  );
}

/** Buttons to share, print or stop the link. */
function Ways({ link, name }: { link: ShownLink; name: string }) {
  const { t } = useLingui();
  const drawing = `/api/affiliate/links/${link.id}/qr.svg`;
  return (
    <div className="flex flex-wrap items-start gap-2">
      <ShareButton title={name} url={link.url} />
      <details className="group">
        <summary
          aria-label={t`QR code of ${name}`}
          className={buttonClass({ look: "outline", size: "compact" })}
        >
          <QrCode aria-hidden="true" className="size-4" />
          <Trans>QR code</Trans>
        </summary>
        <div className="mt-3 grid justify-items-start gap-2">
          <img
            src={drawing}
            width={208}
            height={227}
            loading="lazy"
            alt={t`QR code that opens ${link.url}`}
            className="rounded-control border border-line"
          />
          <a
            href={drawing}
            download={`${link.code}.svg`}
            className={buttonClass({ look: "outline", size: "compact" })}
          >
            <Download aria-hidden="true" className="size-4" />
            <Trans>Download to print</Trans>
          </a>
        </div>
      </details>
      <form method="post">
        <input type="hidden" name="id" value={link.id} />
        <button
          type="submit"
          name="intent"
          value="stop"
          aria-label={t`Stop ${name}`}
          className={buttonClass({ look: "quiet", size: "compact" }, "text-brick!")}
        >
          <Trans>Stop</Trans>
        </button>
      </form>
    </div>
  );
}
