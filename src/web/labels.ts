/** What the domain's words are called on screen. */

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AreaBasis } from "#domain/area.ts";
import type {
  Facing,
  Furnishing,
  Possession,
  PropertySort,
  PropertyType,
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
