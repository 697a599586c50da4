/** Labels for domain values that most pages use. */

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type {
  Furnishing,
  Lister,
  Possession,
  PropertyType,
  Purpose,
  Subtype,
} from "#domain/listings/listing.ts";
import type { AreaBasis } from "#domain/shared/area/area.ts";

export type Labels<Key extends string> = Record<Key, MessageDescriptor>;

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

export const PURPOSE_LABELS: Labels<Purpose> = {
  sale: msg`For sale`,
  rent: msg`For rent`,
};

export const LISTER_LABELS: Labels<Lister> = {
  owner: msg`Owner`,
  agent: msg`Agent`,
  company: msg`Company`,
};
