/** What the fields of a listing are called where an edit is decided, and how their values are written. */

import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FieldName } from "#domain/listings/field.ts";
import { columnOf, FIELD_NAMES, fieldOf } from "#domain/listings/fields.ts";
import { choiceLabel, FIELD_LABELS } from "#web/platform/labels/field-labels.ts";
import type { Labels } from "#web/platform/labels/labels.ts";

/** Where the editor's word would be too short without its field beside it. */
const OWN_LABELS: Partial<Labels<string>> = {
  type: msg`Type`,
  areaSqft: msg`Area in sq ft`,
  areaBasis: msg`Area measured as`,
  images: msg`Images`,
};

/** Edits are told by column. */
function fieldOfColumn(column: string): FieldName | undefined {
  return FIELD_NAMES.find((name) => columnOf(name) === column);
}

export function nameOf(column: string, i18n: I18n): string {
  const field = fieldOfColumn(column);
  const label = OWN_LABELS[column] ?? (field && FIELD_LABELS[field]);
  return label ? i18n._(label) : column;
}

/** A value as a person writes it; nothing at all is a dash. */
export function shownValue(column: string, value: unknown, i18n: I18n): string {
  const field = fieldOfColumn(column);
  if (value === null || value === undefined || value === "") return "–";
  if (Array.isArray(value)) return value.length > 0 ? value.join(", ") : "–";
  if (typeof value === "number")
    return isGrouped(field) ? value.toLocaleString("en-IN") : String(value);
  return field ? choiceLabel(field, String(value), i18n) : String(value);
}

function isGrouped(field: FieldName | undefined): boolean {
  const kind = field && fieldOf(field).kind;
  return kind === "money" || kind === "area";
}
