import { Trans, useLingui } from "@lingui/react/macro";
import { Tag } from "#web/platform/admin/parts/tag.tsx";
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
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Tag tone={tone}>{i18n._(label)}</Tag>
      {property.change === "waiting" && (
        <Tag tone="new">
          <Trans>Change waiting</Trans>
        </Tag>
      )}
    </span>
  );
}
