/** The fields of a listing as columns of a query, `p` being its row. */

import type { Field, FieldName } from "#domain/listings/field.ts";
import { columnOf, fieldOf, fieldsWhere } from "#domain/listings/fields.ts";

const SPECIAL: Partial<Record<FieldName, string>> = {
  city: "coalesce(p.city_slug, '')",
  locality: "(select name from localities l where l.id = p.locality_id)",
};

/** As text of SQL: fields that are shown there, by the names they have in the domain. */
export function fieldColumns(...shown: Field["shown"][]): string {
  return fieldsWhere((field) => shown.includes(field.shown))
    .map((name) => `${expressionOf(name)} as "${name}"`)
    .join(", ");
}

/** "areaSqft" is `area_sqft`. */
export function databaseName(column: string): string {
  return column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function expressionOf(name: FieldName): string {
  const special = SPECIAL[name];
  if (special !== undefined) return special;
  const column = `p.${databaseName(columnOf(name))}`;
  const { kind } = fieldOf(name);
  if (kind === "list") return `to_json(${column})`;
  return kind === "day" ? `${column}::text` : column;
}
