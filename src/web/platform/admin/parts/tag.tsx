import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

const TONES = {
  good: "bg-neem-wash text-neem",
  new: "bg-marigold-wash text-ink",
  plain: "bg-sunk text-muted",
  bad: "bg-brick-wash text-brick",
} as const;

export type TagTone = keyof typeof TONES;

/** A status label. */
export function Tag({ tone = "plain", children }: { tone?: TagTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center whitespace-nowrap rounded-full px-2.5 py-0.5 font-semibold text-[0.8125rem] ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}

/** What a state is called, and how it looks. */
export type State = { label: MessageDescriptor; tone: TagTone };

export function StateTag({ of: { label, tone } }: { of: State }) {
  const { i18n } = useLingui();
  return <Tag tone={tone}>{i18n._(label)}</Tag>;
}
