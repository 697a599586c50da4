/** What the domain's words are called on screen. */

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AreaBasis, LAND_AREA_BANDS } from "#domain/area.ts";
import type { RENT_BUDGET_BANDS } from "#domain/money.ts";
import type {
  Category,
  Facing,
  Furnishing,
  Lister,
  Possession,
  PropertySort,
  PropertyType,
  Purpose,
  Subtype,
} from "#domain/property.ts";
import type { RequirementPropertyType } from "#domain/requirement.ts";

type Labels<Key extends string> = Record<Key, MessageDescriptor>;

export const TYPE_LABELS: Labels<PropertyType> = {
  Land: msg`Land`,
  House: msg`House`,
  Apartment: msg`Apartment`,
  Commercial: msg`Commercial`,
};

export const SUBTYPE_LABELS: Labels<Subtype> = {
  apartment: msg`Apartment`,
  "builder-floor": msg`Builder floor`,
  penthouse: msg`Penthouse`,
  studio: msg`Studio`,
  house: msg`House`,
  villa: msg`Villa`,
  "row-house": msg`Row house`,
  farmhouse: msg`Farmhouse`,
  office: msg`Office`,
  retail: msg`Retail`,
  warehouse: msg`Warehouse`,
  industrial: msg`Industrial`,
  "residential-land": msg`Residential plot`,
  "agricultural-land": msg`Agricultural land`,
  "commercial-land": msg`Commercial land`,
  "industrial-land": msg`Industrial land`,
};

export const FURNISHING_LABELS: Labels<Furnishing> = {
  unfurnished: msg`Unfurnished`,
  "semi-furnished": msg`Semi-furnished`,
  furnished: msg`Furnished`,
};

export const POSSESSION_LABELS: Labels<Possession> = {
  ready: msg`Ready to move`,
  "under-construction": msg`Under construction`,
};

export const AREA_BASIS_LABELS: Labels<AreaBasis> = {
  carpet: msg`carpet`,
  builtup: msg`built-up`,
  super: msg`super built-up`,
  plot: msg`plot`,
  unknown: msg`area`,
};

export const FACING_LABELS: Labels<Facing> = {
  north: msg`North`,
  "north-east": msg`North-east`,
  east: msg`East`,
  "south-east": msg`South-east`,
  south: msg`South`,
  "south-west": msg`South-west`,
  west: msg`West`,
  "north-west": msg`North-west`,
};

export const REQUIREMENT_TYPE_LABELS: Labels<RequirementPropertyType> = {
  residential: msg`Residential`,
  commercial: msg`Commercial`,
  land: msg`Land`,
  agricultural: msg`Agricultural`,
  villa: msg`Villa`,
  apartment: msg`Apartment`,
  office: msg`Office`,
  retail: msg`Retail`,
  warehouse: msg`Warehouse`,
};

export const SORT_LABELS: Labels<PropertySort> = {
  relevance: msg`Most relevant`,
  newest: msg`Newest`,
  "price-low": msg`Price: low to high`,
  "price-high": msg`Price: high to low`,
  "area-high": msg`Largest area`,
  "area-low": msg`Smallest area`,
  "rate-low": msg`Lowest price per sq ft`,
  "rate-high": msg`Highest price per sq ft`,
};

/** The same sorts where the price is a rent. */
export const RENT_SORT_LABELS: Labels<PropertySort> = {
  ...SORT_LABELS,
  "price-low": msg`Rent: low to high`,
  "price-high": msg`Rent: high to low`,
};

export const PURPOSE_LABELS: Labels<Purpose> = {
  sale: msg`For sale`,
  rent: msg`For rent`,
};

export const CATEGORY_LABELS: Labels<Category> = {
  residential: msg`Residential`,
  commercial: msg`Commercial`,
  land: msg`Land`,
};

export const LISTER_LABELS: Labels<Lister> = {
  owner: msg`Owner`,
  agent: msg`Agent`,
  company: msg`Company`,
};

export const RENT_BAND_LABELS: Labels<(typeof RENT_BUDGET_BANDS)[number]["id"]> = {
  "under-20k": msg`Under 20k`,
  "20k-40k": msg`20k-40k`,
  "40k-60k": msg`40k-60k`,
  "60k-1l": msg`60k-1L`,
  "1l-plus": msg`1L+`,
};

export const AREA_BAND_LABELS: Labels<(typeof LAND_AREA_BANDS)[number]["id"]> = {
  "under-1000-sqft": msg`Under 1000 sqft`,
  "1000-5000-sqft": msg`1000-5000 sqft`,
  "5000-sqft-1-acre": msg`5000 sqft-1 acre`,
  "1-5-acres": msg`1-5 acres`,
  "5-plus-acres": msg`5+ acres`,
};
