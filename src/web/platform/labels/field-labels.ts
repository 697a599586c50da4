/** What the fields of a listing are called, and the values that some of them are chosen from. */

import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FieldName } from "#domain/listings/field.ts";
import type { FieldsWith } from "#domain/listings/fields.ts";
import type { ManagedListing } from "#domain/listings/listing.ts";
import { FACING_LABELS } from "./facing-labels.ts";
import {
  AREA_BASIS_LABELS,
  FURNISHING_LABELS,
  type Labels,
  LISTER_LABELS,
  POSSESSION_LABELS,
  PURPOSE_LABELS,
  SUBTYPE_LABELS,
  TYPE_LABELS,
} from "./labels.ts";

export const FIELD_LABELS: Labels<FieldName> = {
  title: msg`Title`,
  purpose: msg`Purpose`,
  type: msg`Property type`,
  subtype: msg`Kind`,
  location: msg`Location`,
  priceRange: msg`Price range`,
  features: msg`Features`,
  description: msg`Description`,
  priceMin: msg`Price from`,
  priceMax: msg`Price to`,
  deposit: msg`Deposit`,
  beds: msg`Bedrooms`,
  baths: msg`Bathrooms`,
  areaSqft: msg`Area`,
  areaBasis: msg`Area is`,
  zoning: msg`Zoning`,
  roadAccess: msg`Road access`,
  waterSource: msg`Water source`,
  electricity: msg`Electricity`,
  floor: msg`Floor`,
  totalFloors: msg`Floors in all`,
  facing: msg`Facing`,
  ageYears: msg`Age in years`,
  furnishing: msg`Furnishing`,
  parking: msg`Parking`,
  possession: msg`Possession`,
  availableFrom: msg`Available from`,
  powerBackup: msg`Power backup`,
  maintenance: msg`Maintenance`,
  amenities: msg`Amenities`,
  landmarks: msg`Landmarks`,
  reraNumber: msg`RERA number`,
  city: msg`City`,
  locality: msg`Locality`,
  pincode: msg`PIN code`,
  latitude: msg`Latitude`,
  longitude: msg`Longitude`,
  whatsappNumber: msg`WhatsApp number`,
  postedBy: msg`Posted by`,
  isFeatured: msg`Featured`,
};

type ChoiceField = FieldsWith<{ kind: "choice" }>;

const CHOICE_LABELS: { [Name in ChoiceField]: Labels<NonNullable<ManagedListing[Name]>> } = {
  purpose: PURPOSE_LABELS,
  type: TYPE_LABELS,
  subtype: SUBTYPE_LABELS,
  areaBasis: AREA_BASIS_LABELS,
  furnishing: FURNISHING_LABELS,
  possession: POSSESSION_LABELS,
  facing: FACING_LABELS,
  powerBackup: {
    none: msg`No power backup`,
    partial: msg`Lifts and common areas`,
    full: msg`The whole home`,
  },
  postedBy: LISTER_LABELS,
};

/** "Semi-furnished"; a value that nobody has named is shown as it is. */
export function choiceLabel(name: FieldName, value: string, i18n: I18n): string {
  const labels: Partial<Record<string, Partial<Labels<string>>>> = CHOICE_LABELS;
  const label = labels[name]?.[value];
  return label ? i18n._(label) : value;
}
