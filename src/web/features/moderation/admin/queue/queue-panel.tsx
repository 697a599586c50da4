import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { QueueEntry } from "#domain/moderation/answer-schema.ts";
import { LISTING_VERDICTS, type ListingVerdict } from "#domain/moderation/verdict.ts";
import { SidePanel } from "#web/platform/admin/parts/side-panel.tsx";
import { Key } from "#web/platform/admin/shell/key.tsx";
import { Button } from "#web/ui/button.tsx";
import { QueueDetail, useWaiting, useWaitingCompany } from "./queue-detail.tsx";
import { VERDICT_KEYS, verdictsFor } from "./queue-item.ts";
import { useDecide } from "./use-decide.tsx";

type Props = {
  entry: QueueEntry;
  onDecided: () => void;
  onSkip: () => void;
  onClose: () => void;
};

/** One entry of the moderation queue, with the buttons that decide it. */
export function QueuePanel({ entry, onDecided, onSkip, onClose }: Props) {
  const { i18n } = useLingui();
  const decide = useDecide();
  const { data } = useWaiting(entry);
  const [isBusy, setBusy] = useState(false);
  const words = verdictsFor(entry.kind);
  const company = useWaitingCompany(entry).data;
  const reader = company?.data.reader ?? data?.data.contact;

  async function press(verdict: ListingVerdict) {
    setBusy(true);
    const told = { name: reader?.name ?? null, language: reader?.language ?? "en" };
    const isDone = await decide(entry, verdict, told);
    setBusy(false);
    if (isDone) onDecided();
  }

  return (
    <SidePanel title={entry.title} onClose={onClose}>
      <div className="flex flex-col">
        <div className={ACTIONS}>
          {LISTING_VERDICTS.map((verdict) => {
            const label = words[verdict]?.label;
            return (
              label && (
                <Button
                  key={verdict}
                  look={verdict === "approve" ? "primary" : "outline"}
                  size="compact"
                  data-verdict={verdict}
                  aria-keyshortcuts={VERDICT_KEYS[verdict]}
                  disabled={isBusy}
                  onClick={() => void press(verdict)}
                  className={verdict === "reject" ? "text-brick!" : ""}
                >
                  {i18n._(label)}
                  <Key className="max-lg:hidden">{VERDICT_KEYS[verdict]}</Key>
                </Button>
              )
            );
          })}
          <Button look="quiet" size="compact" className="ml-auto max-sm:hidden" onClick={onSkip}>
            <Trans>Skip</Trans>
          </Button>
        </div>
        <QueueDetail entry={entry} />
      </div>
    </SidePanel>
  );
}

/** Always in view: above the listing on wide screens, within reach of the thumb on a phone. */
const ACTIONS =
  "sticky z-10 flex flex-wrap gap-2 border-line bg-surface py-3 lg:-mx-4.5 lg:-top-4.5 lg:mb-3 lg:border-b lg:px-4.5 lg:pt-1 max-lg:order-last max-lg:-mx-5 max-lg:-bottom-5 max-lg:-mb-5 max-lg:mt-4 max-lg:border-t max-lg:px-5";
