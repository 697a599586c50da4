import { Trans, useLingui } from "@lingui/react/macro";
import { Tag } from "../parts/tag.tsx";
import type { ManagedProperty } from "./managed-property.ts";
import { LISTING_STATUS_WORDS } from "./property-words.ts";

export function PropertyStatusTag({ property }: { property: ManagedProperty }) {
  const { i18n } = useLingui();
  if (property.deletedAt) {
    return (
      <Tag tone="bad">
        <Trans>Deleted</Trans>
      </Tag>
    );
  }
  const { label, tone } = LISTING_STATUS_WORDS[property.status];
  return <Tag tone={tone}>{i18n._(label)}</Tag>;
}
