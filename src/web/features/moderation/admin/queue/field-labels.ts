/** Labels for the fields of a listing, and how their values are formatted. */

import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { FACING_LABELS } from "#web/platform/labels/facing-labels.ts";
import {
  AREA_BASIS_LABELS,
  FURNISHING_LABELS,
  POSSESSION_LABELS,
  PURPOSE_LABELS,
  SUBTYPE_LABELS,
  TYPE_LABELS,
} from "#web/platform/labels/labels.ts";

const FIELD_LABELS: Record<string, MessageDescriptor> = {
  title: msg`Title`,
  type: msg`Type`,
  subtype: msg`Kind`,
  purpose: msg`Purpose`,
  location: msg`Location`,
  priceRange: msg`Price range`,
  features: msg`Features`,
  description: msg`Description`,
  images: msg`Images`,
  whatsappNumber: msg`WhatsApp number`,
  citySlug: msg`City`,
  pincode: msg`PIN code`,
  latitude: msg`Latitude`,
  longitude: msg`Longitude`,
  priceMin: msg`Price from`,
  priceMax: msg`Price to`,
  deposit: msg`Deposit`,
  maintenance: msg`Maintenance`,
  beds: msg`Bedrooms`,
  baths: msg`Bathrooms`,
  areaSqft: msg`Area in sq ft`,
  areaBasis: msg`Area measured as`,
  furnishing: msg`Furnishing`,
  parking: msg`Parking`,
  possession: msg`Possession`,
  availableFrom: msg`Available from`,
  floor: msg`Floor`,
  totalFloors: msg`Floors in all`,
  facing: msg`Facing`,
  ageYears: msg`Age in years`,
  amenities: msg`Amenities`,
  landmarks: msg`Landmarks`,
  zoning: msg`Zoning`,
  waterSource: msg`Water source`,
  roadAccess: msg`Road access`,
  electricity: msg`Electricity`,
  reraNumber: msg`RERA number`,
};

const VALUE_LABELS: Record<string, Record<string, MessageDescriptor>> = {
  type: TYPE_LABELS,
  subtype: SUBTYPE_LABELS,
  purpose: PURPOSE_LABELS,
  areaBasis: AREA_BASIS_LABELS,
  furnishing: FURNISHING_LABELS,
  possession: POSSESSION_LABELS,
  facing: FACING_LABELS,
};

const GROUPED = new Set(["priceMin", "priceMax", "deposit", "maintenance", "areaSqft"]);

export function nameOf(field: string, i18n: I18n): string {
  const words = FIELD_LABELS[field];
  return words ? i18n._(words) : field;
}

/** A value formatted for reading; an empty one is a dash. */
export function shownValue(field: string, value: unknown, i18n: I18n): string {
  if (value === null || value === undefined || value === "") return "–";
  if (Array.isArray(value)) return value.length > 0 ? value.join(", ") : "–";
  if (typeof value === "number") {
    return GROUPED.has(field) ? value.toLocaleString("en-IN") : String(value);
  }
  const words = VALUE_LABELS[field]?.[String(value)];
  return words ? i18n._(words) : String(value);
}
