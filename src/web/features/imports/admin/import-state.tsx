import { Trans, useLingui } from "@lingui/react/macro";
import { Tag } from "#web/platform/admin/parts/tag.tsx";
import { type Import, STATUS_LABELS, STATUS_TONES } from "./import.ts";

export function ImportState({ one }: { one: Import }) {
  const { i18n } = useLingui();
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Tag tone={STATUS_TONES[one.status]}>{i18n._(STATUS_LABELS[one.status])}</Tag>
      {one.isDryRun && (
        <Tag>
          <Trans>Dry run</Trans>
        </Tag>
      )}
    </span>
  );
}
