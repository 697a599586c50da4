import { Trans, useLingui } from "@lingui/react/macro";
import type { ListingChange } from "#domain/listings/changes.ts";
import { pictureUrl } from "#domain/pictures/picture.ts";
import { changedParts } from "./changed-part.ts";
import { nameOf, shownValue } from "./field-labels.ts";

/** What the public sees now beside what it would see, with the changed part of each value marked. */
export function ChangesTable({ changes }: { changes: ListingChange[] }) {
  const { t, i18n } = useLingui();
  if (changes.length === 0) {
    return (
      <p className="text-muted">
        <Trans>Nothing that visitors see has changed.</Trans>
      </p>
    );
  }
  return (
    <table aria-label={t`What changed`} className="w-full table-fixed border-collapse">
      <thead className="text-left text-[0.8125rem] text-muted">
        <tr>
          <th scope="col" className="pb-1 font-medium">
            <Trans>Before</Trans>
          </th>
          <th scope="col" className="pb-1 pl-3 font-medium">
            <Trans>After</Trans>
          </th>
        </tr>
      </thead>
      {changes.map((change) => (
        <tbody key={change.field} className="align-top">
          <tr>
            <th
              scope="rowgroup"
              colSpan={2}
              className="pt-2 pb-1 text-left font-medium text-[0.8125rem] text-muted"
            >
              {nameOf(change.field, i18n)}
            </th>
          </tr>
          <tr>
            <Cells change={change} />
          </tr>
        </tbody>
      ))}
    </table>
  );
}

const CELL = "rounded-control px-3 py-2 whitespace-pre-line [overflow-wrap:anywhere]";

function Cells({ change }: { change: ListingChange }) {
  const { i18n } = useLingui();
  const { field, before, after } = change;
  if (field === "images") {
    return (
      <>
        <td className="pr-1.5">
          <Pictures ids={before} others={after} tone="del" />
        </td>
        <td className="pl-1.5">
          <Pictures ids={after} others={before} tone="ins" />
        </td>
      </>
    );
  }
  const [was, is] = changedParts(shownValue(field, before, i18n), shownValue(field, after, i18n));
  return (
    <>
      <td className="pr-1.5">
        <div className={`${CELL} bg-sunk`}>
          {was.start}
          <del className="rounded-sm bg-brick-wash text-brick">{was.changed}</del>
          {was.end}
        </div>
      </td>
      <td className="pl-1.5">
        <div className={`${CELL} bg-sunk`}>
          {is.start}
          <ins className="rounded-sm bg-neem-wash text-neem no-underline">{is.changed}</ins>
          {is.end}
        </div>
      </td>
    </>
  );
}

type PicturesProps = { ids: unknown; others: unknown; tone: "del" | "ins" };

/** Frames pictures that the other version does not have. */
function Pictures({ ids, others, tone }: PicturesProps) {
  const { t } = useLingui();
  const known = new Set(listOf(others));
  const frame = tone === "del" ? "outline-brick" : "outline-neem";
  return (
    <ul className="grid grid-cols-2 gap-1.5">
      {listOf(ids).map((id, at) => (
        <li key={id}>
          <img
            src={pictureUrl(id, 320, "webp")}
            alt={t`No. ${at + 1}`}
            width={320}
            height={240}
            loading="lazy"
            className={`aspect-[4/3] w-full rounded-control bg-sunk object-cover ${known.has(id) ? "" : `outline-3 ${frame}`}`}
          />
        </li>
      ))}
    </ul>
  );
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
