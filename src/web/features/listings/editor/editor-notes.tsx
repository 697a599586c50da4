import { Trans, useLingui } from "@lingui/react/macro";
import { AlertTriangle, Check } from "lucide-react";
import type { Duplicate } from "#domain/listings/own-listing.ts";
import type { ListingQuality } from "#domain/listings/quality.ts";
import { HINT_LABELS } from "#web/features/listings/own/own-labels.ts";
import { formatDateTime } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { Link } from "#web/ui/link.tsx";

type SavedProps = { saved: { at: string } | undefined; isBusy: boolean; hasFailed: boolean };

/** Autosave needs JavaScript; without it the button saves. */
export function SavedNote({ saved, isBusy, hasFailed }: SavedProps) {
  const language = useLanguage();
  const time = saved && formatDateTime(saved.at, language);
  return (
    <p role="status" className="scripted text-muted text-sm">
      {isBusy && <Trans>Saving...</Trans>}
      {!isBusy && hasFailed && (
        <span className="text-brick">
          <Trans>Not saved: some fields need another look.</Trans>
        </span>
      )}
      {!isBusy &&
        !hasFailed &&
        (time ? (
          <Trans>Draft saved {time}</Trans>
        ) : (
          <Trans>The draft saves itself as you type.</Trans>
        ))}
    </p>
  );
}

export function Hints({ quality: { percent, hints } }: { quality: ListingQuality }) {
  const { t, i18n } = useLingui();
  return (
    <section>
      <h2 className="text-lg">
        <Trans>{percent}% complete</Trans>
      </h2>
      <meter
        min={0}
        max={100}
        value={percent}
        aria-label={t`How complete the listing is`}
        className="mt-2 block w-full"
      />
      {hints.length === 0 ? (
        <p className="mt-2 flex items-center gap-2 text-neem">
          <Check aria-hidden="true" className="size-4" />
          <Trans>Nothing is missing.</Trans>
        </p>
      ) : (
        <ul className="mt-2 grid list-disc gap-1 pl-5 text-sm">
          {hints.map((hint) => (
            <li key={hint}>{i18n._(HINT_LABELS[hint])}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Only a warning: two flats in one tower may well look alike. */
export function Duplicates({ twins, base }: { twins: Duplicate[]; base: string }) {
  if (twins.length === 0) return null;
  return (
    <section className="rounded-card bg-marigold-wash p-4">
      <h2 className="flex items-center gap-2 text-base">
        <AlertTriangle aria-hidden="true" className="size-4" />
        <Trans>This may be listed already</Trans>
      </h2>
      <ul className="mt-2 grid gap-1.5 text-sm">
        {twins.map(({ id, title, isOwn }) => (
          <li key={id}>
            <Link to={isOwn ? `${base}/${id}` : `/property/${id}`} className="underline">
              {title}
            </Link>{" "}
            {isOwn ? <Trans>(yours)</Trans> : <Trans>(by somebody else)</Trans>}
          </li>
        ))}
      </ul>
    </section>
  );
}
