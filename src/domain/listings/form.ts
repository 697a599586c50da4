/** Converts between the form, where everything is text, and the listing, which has numbers. */

import type { FieldName } from "./field.ts";
import { emptyField, type FieldValue, fieldText, readFieldText } from "./field-text.ts";
import { apiNameOf, type FieldsWith, fieldOf, fieldsWhere } from "./fields.ts";
import { type ManagedListing, SUBTYPES, type Subtype, typeOf } from "./listing.ts";
import { type ListingText, readListing } from "./reader.ts";

export type ListingField = FieldsWith<{ owner: string }>;
export type ListingFormValues = Partial<Record<ListingField, string>>;

const NAMES = fieldsWhere<ListingField>(({ owner }) => owner !== undefined);

/** The fields that fill themselves from the text until somebody fills them in. */
export type ReadField = FieldsWith<{ owner: "fact"; isRead: true }>;
export const READ_FIELDS = fieldsWhere<ReadField>(
  ({ owner, isRead = false }) => owner === "fact" && isRead,
);

/** The form values of a listing. */
export function formOf(listing: ManagedListing): ListingFormValues {
  const values: ListingFormValues = {};
  for (const name of NAMES) {
    const text = formText(name, listing[name]);
    if (text !== "") values[name] = text;
  }
  return values;
}

/** Facts read from the text of a form, and their form values; empty where nothing was read. */
export function readIntoForm(values: Record<string, string>) {
  const reading = readListing(textOf(values));
  const fields = READ_FIELDS.map((name) => [name, formText(name, reading[name])]);
  return { reading, fields: Object.fromEntries(fields) as Record<ReadField, string> };
}

function textOf({ subtype, ...typed }: Record<string, string>): ListingText {
  const kind = SUBTYPES.find((each) => each === subtype) ?? "apartment";
  const { title = "", location = "", priceRange = "", features = "", description = "" } = typed;
  return { title, type: typeOf(kind), location, priceRange, features, description };
}

function formText(name: ListingField, value: FieldValue): string {
  return value === "unknown" ? "" : fieldText(name, value);
}

type ReadForm = { input: Record<string, unknown>; unreadable: ListingField[] };

/**
 * Converts the typed values for the schema. An empty field means "none" where the form had a value before,
 * and otherwise leaves the fact to be read from the text.
 */
export function readListingForm(values: Record<string, string>, had: readonly string[]): ReadForm {
  const input: Record<string, unknown> = {};
  const unreadable: ListingField[] = [];
  for (const name of NAMES) {
    const typed = (values[name] ?? "").trim();
    const value = typed === "" ? emptyValue(name, had) : readFieldText(name, typed);
    if (value !== undefined) input[apiNameOf(name)] = value;
    else if (typed !== "") unreadable.push(name);
  }
  const subtype = SUBTYPES.find((each) => each === input.subtype);
  return { input: { ...input, ...kindIn(subtype) }, unreadable };
}

/** Undefined where the text is to be asked. Of what is required there is always something, if only nothing yet. */
function emptyValue(name: FieldName, had: readonly string[]): FieldValue | undefined {
  if (fieldOf(name).isRequired) return "";
  return had.includes(name) ? emptyField(name) : undefined;
}

function kindIn(subtype: Subtype | undefined) {
  return subtype ? { subtype, type: typeOf(subtype) } : { subtype: undefined };
}
