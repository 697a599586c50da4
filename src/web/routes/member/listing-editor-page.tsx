/** The editor's page, shared by both dashboards. */

import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft } from "lucide-react";
import type { ManagedListing } from "#domain/listings/listing.ts";
import type { EditorAnswer } from "#web/features/listings/editor/editor-answer.ts";
import {
  type EditedListing,
  ListingEditor,
} from "#web/features/listings/editor/listing-editor.tsx";
import { ConfirmAvailable, ConfirmedNote } from "#web/features/listings/own/confirm-button.tsx";
import { StatusLine } from "#web/features/listings/own/own-list.tsx";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { ButtonLink } from "#web/ui/button.tsx";

type Props = {
  listing: (EditedListing & { title: string; confirmedAt: string | null }) | null;
  values: Record<string, string>;
  images: string[];
  reason: string | null;
  /** Whether the edit is stored apart from what the public sees. */
  change: ManagedListing["change"];
  isSaved: boolean;
  isConfirmed: boolean;
  answer: EditorAnswer | undefined;
  base: string;
};

export function EditorPage({ reason, change, isConfirmed, ...editor }: Props) {
  const { t } = useLingui();
  const { listing, isSaved, base } = editor;
  return (
    <div className="wrap grid gap-6 py-6">
      <ButtonLink to={base} look="quiet" size="compact" className="-ml-3 justify-self-start">
        <ArrowLeft aria-hidden="true" className="size-4" />
        <Trans>All properties</Trans>
      </ButtonLink>
      <div className="grid gap-3">
        <h1 className="break-words text-[clamp(1.6rem,1.2rem+1.8vw,2.3rem)]">
          {listing?.title ?? t`Add a property`}
        </h1>
        {listing && <StatusLine status={listing.status} reason={reason} change={change} />}
        {isSaved && (
          <p role="status" className="rounded-control bg-neem-wash px-4 py-3 font-medium">
            <Trans>Draft saved.</Trans>
          </p>
        )}
        {listing?.status === "live" && (
          <p className="max-w-prose text-muted">
            <Trans>
              Everybody can see this listing. If we review changes, visitors see it as it was until
              our team has looked at them.
            </Trans>
          </p>
        )}
        {isConfirmed && <ConfirmedNote />}
        {listing?.status === "live" && <ConfirmAvailable confirmedAt={listing.confirmedAt} />}
      </div>
      <ListingEditor {...editor} />
    </div>
  );
}

export function editorMeta(args: Parameters<typeof pageMeta>[0], isNew: boolean) {
  const i18n = i18nFor(args.location.pathname);
  const title = isNew ? i18n._(msg`Add a property`) : i18n._(msg`Edit a property`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}
