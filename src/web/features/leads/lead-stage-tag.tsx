import { useLingui } from "@lingui/react/macro";
import type { InquiryStage } from "#domain/leads/inquiry.ts";
import { STAGE_LABELS } from "#web/platform/labels/dashboard-labels.ts";

const LOOKS: Record<InquiryStage, string> = {
  new: "bg-marigold-wash text-ink",
  contacted: "bg-neem-wash text-ink",
  visit: "bg-neem-wash text-neem",
  won: "bg-neem text-on-neem",
  lost: "bg-sunk text-muted",
};

export function StageTag({ stage }: { stage: InquiryStage }) {
  const { i18n } = useLingui();
  return (
    <span className={`rounded-full px-2.5 py-0.5 font-semibold text-sm ${LOOKS[stage]}`}>
      {i18n._(STAGE_LABELS[stage])}
    </span>
  );
}
