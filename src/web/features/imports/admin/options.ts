/** Converts the form's values to the API's request. */

import { IMPORT_FIELDS, type ImportColumns, type ImportOptions } from "#domain/imports/import.ts";
import type { Mapping } from "./import.ts";

/** Names every field, also unmapped ones: a field the admin cleared would otherwise be matched again. */
export function columnsWanted(mapping: Mapping): ImportColumns {
  const byField = new Map(Object.entries(mapping).map(([name, field]) => [field, name]));
  return Object.fromEntries(IMPORT_FIELDS.map((field) => [field, byField.get(field) ?? ""]));
}

export function optionsIn(form: FormData, columns: ImportColumns | undefined): ImportOptions {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const purpose = text("purpose");
  return {
    ...(columns && { columns }),
    ...(text("city") && { city: text("city") }),
    ...((purpose === "sale" || purpose === "rent") && { purpose }),
    ...(text("source") && { source: text("source") }),
    ...(text("companyId") && { companyId: text("companyId") }),
  };
}
