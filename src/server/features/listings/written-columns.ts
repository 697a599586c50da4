/** Turns the input into listing columns: facts that were not given are read from the text. */

import { factErrors, factsFrom, factsReread, type ReadFacts } from "#domain/listings/facts.ts";
import type { FieldName } from "#domain/listings/field.ts";
import { apiNameOf, type FieldsWith, fieldOf, fieldsWhere } from "#domain/listings/fields.ts";
import type { ListingChanges, ListingInput } from "#domain/listings/input-schema.ts";
import type { Subtype } from "#domain/listings/listing.ts";
import { listingProblems } from "#domain/listings/problems.ts";
import { type ListingText, readListing } from "#domain/listings/reader.ts";
import { pictureIdFrom } from "#domain/pictures/picture.ts";
import { findCity } from "#domain/places/city.ts";
import { readRera } from "#domain/rera/rera.ts";
import { type Actor, isAdmin } from "#domain/shared/actor.ts";
import { maskIdentityNumbers } from "#domain/shared/masking.ts";
import type { Db } from "#server/platform/db/client.ts";
import { listSentByGuest, listUsable } from "#server/platform/db/uploads.ts";
import { localitySlug } from "#server/shared/places/place-names.ts";
import { addLocalities } from "#server/shared/places/repository.ts";
import { findLocality, type ListingRow, type ListingValues } from "./repository-writes.ts";
import { invalid } from "./write-rules.ts";

export async function newColumns(tx: Db, actor: Actor, input: ListingInput) {
  const text = textOf(input);
  const { localityNames, ...read } = readListing(text);
  const facts = factsFrom(givenFacts(input), read);
  check({ ...facts, type: text.type, latitude: input.latitude, longitude: input.longitude });
  return {
    ...text,
    ...facts,
    ...plainColumns(actor, input),
    localityId: await localityOf(tx, actor, facts.citySlug, input.locality, localityNames),
    postedBy: listerOf(actor, input),
  };
}

export async function changedColumns(
  tx: Db,
  actor: Actor,
  row: ListingRow,
  changes: ListingChanges,
) {
  const before = textOf(row);
  const text = textOf({ ...before, ...withoutAbsent(changes) });
  const { localityNames: _, ...was } = readListing(before);
  const { localityNames, ...is } = readListing(text);
  const stored = { ...row, subtype: row.subtype as Subtype };
  const facts = factsFrom(givenFacts(changes), only(is, factsReread(stored, was, is)));
  const { latitude = row.latitude, longitude = row.longitude } = changes;
  check({ ...facts, type: text.type, latitude, longitude });
  const isMoved = text.location !== row.location || facts.citySlug !== row.citySlug;
  return {
    ...text,
    ...facts,
    ...plainColumns(actor, changes),
    ...((isMoved || changes.locality !== undefined) && {
      localityId: await localityOf(tx, actor, facts.citySlug, changes.locality, localityNames),
    }),
    ...(isAdmin(actor) && changes.postedBy && { postedBy: changes.postedBy }),
  };
}

type Hanging = {
  actor: Actor;
  publicUrl: string;
  /** The upload tickets under which a guest has sent them. */
  ticketIds?: string[];
};

/** Only pictures uploaded here, each once, that the actor may use; those already on the listing may stay. */
export async function imagesFrom(
  tx: Db,
  { actor, publicUrl, ticketIds = [] }: Hanging,
  given: string[],
  had: string[],
): Promise<string[]> {
  const ids = given.map((text) => pictureIdFrom(text, publicUrl));
  const known = [...new Set(ids.filter((id) => id !== undefined))];
  const fresh = known.filter((id) => !had.includes(id));
  const usable = new Set([
    ...had,
    ...(actor ? await listUsable(tx, fresh, "property-images", actor) : []),
    ...(await listSentByGuest(tx, fresh, ticketIds)),
  ]);
  if (ids.every((id) => id !== undefined && usable.has(id))) return known;
  throw invalid({
    images: [listingProblems.uploadImages()],
  });
}

/** Masks Aadhaar and PAN numbers in every text field. */
function textOf({ type, ...text }: ListingText): ListingText {
  return {
    title: masked("title", text),
    type,
    location: masked("location", text),
    priceRange: text.priceRange,
    features: masked("features", text),
    description: masked("description", text),
  };
}

/** A mask can be longer than what it hides. */
function masked(name: "title" | "location" | "features" | "description", text: Typed): string {
  const field = fieldOf(name);
  return maskIdentityNumbers(text[name]).slice(0, "max" in field ? field.max : 0);
}

type Typed = Omit<ListingText, "type">;

type PlainField = Exclude<
  FieldName,
  FieldsWith<{ isRead: true } | { isRequired: true }> | "locality" | "postedBy"
>;
const PLAIN_FIELDS = fieldsWhere<FieldName>(
  ({ isRead, isRequired }) => !isRead && !isRequired,
).filter((name): name is PlainField => name !== "locality" && name !== "postedBy");

/** Columns that no text tells. */
function plainColumns(actor: Actor, input: ListingChanges): Pick<ListingValues, PlainField> {
  const entries = PLAIN_FIELDS.map((name) => [name, input[apiNameOf(name)]]);
  const { whatsappNumber, isFeatured } = input;
  return withoutAbsent({
    ...(Object.fromEntries(entries) as Pick<ListingValues, PlainField>),
    whatsappNumber: whatsappNumber === "" ? null : whatsappNumber,
    isFeatured: isAdmin(actor) ? isFeatured : undefined,
  });
}

function givenFacts(input: ListingChanges): Partial<ReadFacts> {
  const { city, reraNumber, ...given } = input;
  return {
    ...given,
    ...(city !== undefined && { citySlug: city ? citySlugOf(city) : null }),
    ...(reraNumber !== undefined && reraFacts(reraNumber)),
  };
}

function citySlugOf(typed: string): string {
  const city = findCity(typed);
  if (!city) throw invalid({ city: [listingProblems.cityNotListed()] });
  return city.slug;
}

function reraFacts(typed: string | null): Pick<ReadFacts, "reraNumber" | "reraState"> {
  if (!typed) return { reraNumber: null, reraState: null };
  const { normalised, state } = readRera(typed);
  return { reraNumber: normalised, reraState: state };
}

async function localityOf(
  tx: Db,
  actor: Actor,
  citySlug: string | null,
  given: string | null | undefined,
  names: string[],
): Promise<string | null> {
  if (citySlug === null || given === null) return null;
  if (!given) return findLocality(tx, citySlug, names);
  const known = await findLocality(tx, citySlug, [given]);
  const slug = localitySlug(given);
  if (known || !isAdmin(actor) || slug === "") return known;
  await addLocalities(tx, [{ citySlug, name: given, slug }]);
  return findLocality(tx, citySlug, [given]);
}

/** A guest on the sell page offers their own home, as a seller does. */
function listerOf(actor: Actor, { postedBy }: ListingInput) {
  if (!actor || actor.role === "seller") return "owner";
  return actor.role === "admin" ? (postedBy ?? "company") : "company";
}

function check(facts: Parameters<typeof factErrors>[0]): void {
  const errors = factErrors(facts);
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Picks from the values the keys of the shape. */
function only<Shape extends object>(shape: Shape, values: Shape): Shape {
  const keys = Object.keys(shape) as (keyof Shape)[];
  return Object.fromEntries(keys.map((key) => [key, values[key]])) as Shape;
}

function withoutAbsent<Values extends object>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Values;
}
