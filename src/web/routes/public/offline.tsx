import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { returnPath } from "#domain/shared/return-path.ts";
import { SELL_DRAFT } from "#web/features/listings/drafts.ts";
import { Connection } from "#web/features/requirements/offline/connection.tsx";
import { Unsent, type UnsentText } from "#web/features/requirements/offline/unsent.tsx";
import { listWaiting } from "#web/features/requirements/offline-queue.ts";
import { SavedHomeList } from "#web/features/saved/saved-home-list.tsx";
import type { FieldValues } from "#web/platform/device/draft-fields.ts";
import { findDraft } from "#web/platform/device/drafts.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { useLocalPath } from "#web/platform/messages/language.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { REQUIREMENT_DRAFT } from "#web/platform/offline/offline-entry.ts";
import type { Route } from "./+types/offline";

await Promise.all([needMessages("offline"), needMessages("saved")]);

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  return pageMeta(args, {
    title: i18n._(msg`No connection`),
    description: i18n._(msg`What this device holds when there is no network.`),
    isIndexed: false,
  });
}

/** Shown by the service worker instead of a page that cannot be fetched; `to` names that page. */
export default function Offline() {
  const localPath = useLocalPath();
  const { wanted, unsent } = useWhatTheDeviceKnows();
  return (
    <>
      <div className="wrap pt-9">
        <h1 className="text-[clamp(1.9rem,1.4rem+2.4vw,2.99rem)]">
          <Trans>No connection</Trans>
        </h1>
        <Connection to={wanted ?? localPath("/")} />
      </div>
      <Unsent texts={unsent} />
      <SavedHomeList news={undefined} />
    </>
  );
}

type Known = { wanted: string | undefined; unsent: readonly UnsentText[] };

/** The page is rendered for everyone and without its URL's query; the rest is read after hydration. */
function useWhatTheDeviceKnows(): Known {
  const [known, setKnown] = useState<Known>({ wanted: undefined, unsent: [] });
  useEffect(() => {
    const waiting = listWaiting().map(({ values }) => ({ kind: "waiting" as const, values }));
    const drafts = [
      { kind: "requirement" as const, values: draftValues(REQUIREMENT_DRAFT) },
      { kind: "listing" as const, values: draftValues(SELL_DRAFT) },
    ];
    setKnown({
      wanted: returnPath(new URLSearchParams(location.search).get("to")),
      unsent: [...waiting, ...drafts.filter(({ values }) => hasText(values))],
    });
  }, []);
  return known;
}

/** The preselected listing type alone is not a draft. */
function hasText({ listingType: _, ...typed }: Record<string, string>): boolean {
  return Object.values(typed).some((text) => text.trim() !== "");
}

/** The first value of each field; none of these forms has more. */
function draftValues(form: string): Record<string, string> {
  const values = findDraft<FieldValues>(form)?.values ?? {};
  return Object.fromEntries(Object.entries(values).map(([name, [first = ""]]) => [name, first]));
}
