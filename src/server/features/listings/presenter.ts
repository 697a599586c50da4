/** A listing as the API returns it: the spec's own field names, with the structured values beside them. */

import { z } from "@hono/zod-openapi";
import { listingContact } from "#domain/listings/contact.ts";
import {
  FACINGS,
  FURNISHINGS,
  LISTERS,
  type Listing,
  type ListingSummary,
  POSSESSIONS,
  PROPERTY_TYPES,
  PURPOSES,
} from "#domain/listings/listing.ts";
import { pictureUrl } from "#domain/pictures/picture.ts";
import { FACETS, type PinPage } from "#domain/search/search.ts";
import { AREA_BASES } from "#domain/shared/area/area.ts";
import { lineIsCut } from "#server/platform/http/cut-line.ts";
import { ok, okSchema, pageSchema } from "#server/platform/http/router.ts";

const number = z.number().nullable();
const text = z.string().nullable();

export const listingSummarySchema = z
  .object({
    _id: z.string(),
    title: z.string(),
    companyId: text,
    companyName: text,
    location: z.string(),
    city: z.string(),
    priceRange: z.string(),
    priceMin: number,
    priceMax: number,
    type: z.enum(PROPERTY_TYPES),
    subtype: z.string(),
    purpose: z.enum(PURPOSES),
    features: z.string(),
    description: z.string(),
    whatsappNumber: text,
    contactPhone: text.openapi({
      description:
        "The number to call: the listing's own, else its agent's, else its company's. Null: the site's own",
    }),
    contactWhatsapp: text.openapi({ description: "The same for a WhatsApp chat" }),
    images: z.array(z.string()),
    beds: number,
    baths: number,
    areaSqft: number,
    areaBasis: z.enum(AREA_BASES),
    furnishing: z.enum(FURNISHINGS).nullable(),
    possession: z.enum(POSSESSIONS).nullable(),
    availableFrom: text,
    locality: text,
    deposit: number,
    parking: number,
    floor: number,
    totalFloors: number,
    amenities: z.array(z.string()),
    nearbyLandmarks: z.array(z.string()),
    zoning: text,
    waterSource: text,
    roadAccess: text,
    electricity: text,
    postedBy: z.enum(LISTERS),
    isFeatured: z.boolean(),
    listedAt: z.string(),
  })
  .openapi("PropertySummary");

export const listingSchema = listingSummarySchema
  .extend({
    pincode: text,
    maintenance: number,
    facing: z.enum(FACINGS).nullable(),
    ageYears: number,
    reraNumber: text,
    confirmedAt: text,
    updatedAt: z.string(),
  })
  .openapi("Property");

const facetCounts = z.array(z.object({ value: z.string(), count: z.number().int() }));

export const searchPageSchema = pageSchema(listingSummarySchema).extend({
  lineIsCut,
  facets: z
    .object(recordOf(FACETS, facetCounts.optional()))
    .optional()
    .openapi({ description: "By filter, what each value would show with the other filters kept" }),
});

export const pinPageSchema = okSchema(
  z.array(
    z
      .object({
        _id: z.string(),
        latitude: z.number(),
        longitude: z.number(),
        purpose: z.enum(PURPOSES),
        priceMin: number,
      })
      .openapi("Pin"),
  ),
).extend({ total: z.number().int(), totalIsAtLeast: z.boolean().optional(), lineIsCut });

export function presentPins({ pins, total, totalIsAtLeast }: PinPage) {
  return {
    ...ok(pins.map(({ id, ...pin }) => ({ _id: id, ...pin }))),
    total,
    ...(totalIsAtLeast && { totalIsAtLeast }),
  };
}

export function presentSummary(property: ListingSummary): z.output<typeof listingSummarySchema> {
  const { id, company, images, ...rest } = property;
  const contact = listingContact(property);
  return {
    _id: id,
    title: rest.title,
    companyId: company?.id ?? null,
    companyName: company?.name ?? null,
    location: rest.location,
    city: rest.city,
    priceRange: rest.priceRange,
    priceMin: rest.priceMin,
    priceMax: rest.priceMax,
    type: rest.type,
    subtype: rest.subtype,
    purpose: rest.purpose,
    features: rest.features,
    description: rest.description,
    whatsappNumber: rest.whatsappNumber,
    contactPhone: contact.phone,
    contactWhatsapp: contact.chat,
    images: images.map((image) => pictureUrl(image.id, 1200, "webp")),
    beds: rest.beds,
    baths: rest.baths,
    areaSqft: rest.areaSqft,
    areaBasis: rest.areaBasis,
    furnishing: rest.furnishing,
    possession: rest.possession,
    availableFrom: rest.availableFrom,
    locality: rest.locality,
    deposit: rest.deposit,
    parking: rest.parking,
    floor: rest.floor,
    totalFloors: rest.totalFloors,
    amenities: rest.amenities,
    nearbyLandmarks: rest.landmarks,
    zoning: rest.zoning,
    waterSource: rest.waterSource,
    roadAccess: rest.roadAccess,
    electricity: rest.electricity,
    postedBy: rest.postedBy,
    isFeatured: rest.isFeatured,
    listedAt: rest.listedAt,
  };
}

export function presentListing(property: Listing): z.output<typeof listingSchema> {
  return {
    ...presentSummary(property),
    pincode: property.pincode,
    maintenance: property.maintenance,
    facing: property.facing,
    ageYears: property.ageYears,
    reraNumber: property.reraNumber,
    confirmedAt: property.confirmedAt,
    updatedAt: property.updatedAt,
  };
}

function recordOf<const Name extends string, Value>(names: readonly Name[], value: Value) {
  return Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;
}
