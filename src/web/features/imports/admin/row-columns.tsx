import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ImportRow } from "#domain/imports/answer-schema.ts";
import type { ImportOutcome } from "#domain/imports/import.ts";
import { Tag, type TagTone } from "#web/platform/admin/parts/tag.tsx";
import type { Column } from "#web/platform/admin/table/columns.ts";
import { Link } from "#web/ui/link.tsx";
import { OUTCOME_LABELS } from "./import.ts";

const TONES: Record<ImportOutcome, TagTone> = { ok: "good", duplicate: "plain", refused: "bad" };

export const ROW_COLUMNS: Column<ImportRow>[] = [
  {
    header: msg`Row`,
    cell: ({ rowNumber, title }) => (
      <>
        <span className="text-muted">{rowNumber}</span>{" "}
        <span className="font-medium [overflow-wrap:anywhere]">{title}</span>
      </>
    ),
  },
  { header: msg`Outcome`, cell: (row) => <Outcome row={row} /> },
  { header: msg`Price`, cell: (row) => <Fact row={row} fact="price" /> },
  { header: msg`Area`, cell: (row) => <Fact row={row} fact="area" /> },
  { header: msg`BHK`, cell: (row) => <Fact row={row} fact="beds" /> },
  { header: msg`Place`, cell: (row) => <Fact row={row} fact="location" /> },
];

/** The value that was read, with the file's original text below where they differ. */
function Fact({ row: { raw, read }, fact }: { row: ImportRow; fact: string }) {
  const [written, understood] = [raw[fact], read[fact]];
  if (!written && !understood) return <span className="text-muted">–</span>;
  return (
    <>
      {understood && <span className="block">{understood}</span>}
      {written && written !== understood && (
        <span className="line-clamp-2 max-w-52 text-muted text-sm [overflow-wrap:anywhere]">
          {written}
        </span>
      )}
    </>
  );
}

function Outcome({ row }: { row: ImportRow }) {
  const { i18n } = useLingui();
  const reasons = Object.values(row.reasons);
  return (
    <>
      <Tag tone={TONES[row.outcome]}>{i18n._(OUTCOME_LABELS[row.outcome])}</Tag>
      {reasons.length > 0 && (
        <span className="mt-1 block text-sm [overflow-wrap:anywhere]">
          {reasons.join(" ")}{" "}
          {row.propertyId && (
            <Link to={`/property/${row.propertyId}`} className="text-neem underline">
              <Trans>Show it</Trans>
            </Link>
          )}
        </span>
      )}
    </>
  );
}
