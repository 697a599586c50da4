/** A listing as the API returns it: the spec's own field names, with the structured values beside them. */

import { z } from "@hono/zod-openapi";
import { listingContact } from "#domain/listings/contact.ts";
import type { Field, FieldName } from "#domain/listings/field.ts";
import {
  type ApiNameOf,
  apiNameOf,
  type CardField,
  fieldOf,
  fieldsWhere,
  type PageField,
} from "#domain/listings/fields.ts";
import { type Listing, type ListingSummary, PURPOSES } from "#domain/listings/listing.ts";
import { pictureUrl } from "#domain/pictures/picture.ts";
import { FACETS } from "#domain/search/filters.ts";
import { lineIsCut } from "#server/platform/http/cut-line.ts";

const text = z.string().nullable();

const CARD_FIELDS = fieldsWhere<CardField>(({ shown }) => shown === "card");
const DETAIL_FIELDS = fieldsWhere<DetailField>(({ shown }) => shown === "page");
type DetailField = Exclude<PageField, CardField>;

type Shape<Name extends FieldName & keyof Listing> = {
  [Each in Name as ApiNameOf<Each>]: z.ZodType<Listing[Each]>;
};

/** The schema of each of these fields by its name in the API. */
function shapeOf<Name extends FieldName & keyof Listing>(names: readonly Name[]): Shape<Name> {
  // What `Object.fromEntries` cannot tell the compiler: a schema for every name.
  return Object.fromEntries(
    names.map((name) => [apiNameOf(name), schemaOf(name, fieldOf(name))]),
  ) as Shape<Name>;
}

function schemaOf(name: FieldName, field: Field): z.ZodType {
  // As the documentation has always had it: there may be more kinds one day, and a listing may be in no city of ours.
  if (name === "subtype" || name === "city") return z.string();
  const schema = valueSchema(field);
  const isThere = field.isRequired || field.isAlways || field.kind === "list";
  return isThere ? schema : schema.nullable();
}

function valueSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case "choice":
      return z.enum(field.values);
    case "list":
      return z.array(z.string());
    case "flag":
      return z.boolean();
    case "money":
    case "area":
    case "count":
    case "degrees":
      return z.number();
    default:
      return z.string();
  }
}

type Values<Name extends FieldName & keyof Listing> = {
  [Each in Name as ApiNameOf<Each>]: Listing[Each];
};

function valuesOf<Name extends FieldName & keyof Listing>(
  names: readonly Name[],
  listing: Pick<Listing, Name>,
): Values<Name> {
  return Object.fromEntries(names.map((name) => [apiNameOf(name), listing[name]])) as Values<Name>;
}

export const listingSummarySchema = z
  .object({
    _id: z.string(),
    ...shapeOf(CARD_FIELDS),
    companyId: text,
    companyName: text,
    contactPhone: text.openapi({
      description:
        "The number to call: the listing's own, else its agent's, else its company's. Null: the site's own",
    }),
    contactWhatsapp: text.openapi({ description: "The same for a WhatsApp chat" }),
    images: z.array(z.string()),
    listedAt: z.string(),
  })
  .openapi("PropertySummary");

export const listingSchema = listingSummarySchema
  .extend({ ...shapeOf(DETAIL_FIELDS), confirmedAt: text, updatedAt: z.string() })
  .openapi("Property");

const facetCounts = z.array(z.object({ value: z.string(), count: z.number().int() }));

/** What a page of search results has besides listings. */
export const searchExtras = {
  lineIsCut,
  facets: z
    .object(recordOf(FACETS, facetCounts.optional()))
    .optional()
    .openapi({ description: "By filter, what each value would show with the other filters kept" }),
};

export const pinPageSchema = z.object({
  success: z.literal(true),
  data: z.array(
    z
      .object({
        _id: z.string(),
        latitude: z.number(),
        longitude: z.number(),
        purpose: z.enum(PURPOSES),
        priceMin: z.number().nullable(),
      })
      .openapi("Pin"),
  ),
  total: z.number().int(),
  totalIsAtLeast: z.boolean().optional(),
  lineIsCut,
});

export function presentSummary(property: ListingSummary) {
  const { id, company, listedAt } = property;
  const contact = listingContact(property);
  return {
    id,
    listedAt,
    ...valuesOf(CARD_FIELDS, property),
    companyId: company?.id ?? null,
    companyName: company?.name ?? null,
    contactPhone: contact.phone,
    contactWhatsapp: contact.chat,
    images: property.images.map((image) => pictureUrl(image.id, 1200, "webp")),
  };
}

export function presentListing(property: Listing) {
  const { confirmedAt, updatedAt } = property;
  return {
    ...presentSummary(property),
    ...valuesOf(DETAIL_FIELDS, property),
    confirmedAt,
    updatedAt,
  };
}

function recordOf<const Name extends string, Value>(names: readonly Name[], value: Value) {
  return Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;
}
