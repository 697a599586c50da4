import { Trans, useLingui } from "@lingui/react/macro";
import type { Import } from "#domain/imports/answer-schema.ts";
import { Tag } from "#web/platform/admin/parts/tag.tsx";
import { STATUS_LABELS, STATUS_TONES } from "./import.ts";

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
