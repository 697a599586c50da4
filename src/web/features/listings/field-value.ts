/** The value of a field as a visitor reads it, wherever no more than that is to be said of it. */

import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import type { FieldKind, FieldName } from "#domain/listings/field.ts";
import { fieldOf } from "#domain/listings/fields.ts";
import type { Listing } from "#domain/listings/listing.ts";
import type { Language } from "#domain/shared/language.ts";
import { formatRupees } from "#domain/shared/money/money.ts";
import { formatDate } from "#web/platform/labels/dates.ts";
import { choiceLabel } from "#web/platform/labels/field-labels.ts";
import { useLanguage } from "#web/platform/messages/language.ts";

type Value = string | number | boolean | readonly string[] | null;

/** Null where a listing does not say. */
export function useFieldValue(): (name: FieldName, value: Value) => string | null {
  const { i18n } = useLingui();
  const language = useLanguage();
  return (name, value) => {
    if (value === null || value === "") return null;
    if (typeof value === "object") return value.join(", ") || null;
    const write = WRITERS[fieldOf(name).kind] ?? String;
    return write(value, { name, i18n, language });
  };
}

type Context = { name: FieldName; i18n: I18n; language: Language };

const WRITERS: Partial<
  Record<FieldKind, (value: string | number | boolean, where: Context) => string>
> = {
  choice: (value, { name, i18n }) => choiceLabel(name, String(value), i18n),
  day: (value, { language }) => formatDate(String(value), language),
  money: (value) => formatRupees(Number(value)),
};

/** "3 of 12" */
export function useFloorText(): (listing: Pick<Listing, "floor" | "totalFloors">) => string | null {
  const { t } = useLingui();
  return ({ floor, totalFloors }) => {
    if (floor === null) return null;
    const name = floor === 0 ? t`Ground` : String(floor);
    return totalFloors === null ? name : t`${name} of ${totalFloors}`;
  };
}
