/** The listing facts that can be entered apart from its text, and the field for each. */

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  FACINGS,
  FURNISHINGS,
  POSSESSIONS,
  type PropertyType,
  PURPOSES,
  SUBTYPES_OF,
} from "#domain/listings/listing.ts";
import { AREA_BASES } from "#domain/shared/area/area.ts";
import { FACING_LABELS } from "#web/platform/labels/facing-labels.ts";
import {
  AREA_BASIS_LABELS,
  FURNISHING_LABELS,
  POSSESSION_LABELS,
  PURPOSE_LABELS,
  SUBTYPE_LABELS,
} from "#web/platform/labels/labels.ts";

type Option = { value: string; label: MessageDescriptor };

type FactKind = "money" | "area" | "count" | "text" | "date" | "choice";

export type FactField = {
  name: FactName;
  label: MessageDescriptor;
  kind: FactKind;
  options?: (type: PropertyType) => Option[];
  /** One of the choices must always be set. */
  isAlways?: boolean;
  /** The types that have this field; all types when absent. */
  of?: readonly PropertyType[];
};

export type FactName = (typeof FACT_NAMES)[number];

const FACT_NAMES = [
  "purpose",
  "subtype",
  "priceMin",
  "priceMax",
  "deposit",
  "maintenance",
  "areaSqft",
  "areaBasis",
  "beds",
  "baths",
  "parking",
  "furnishing",
  "possession",
  "availableFrom",
  "floor",
  "totalFloors",
  "facing",
  "ageYears",
  "city",
  "locality",
  "pincode",
  "zoning",
  "waterSource",
  "roadAccess",
  "electricity",
  "reraNumber",
] as const;

const BUILT = ["House", "Apartment", "Commercial"] as const;
const HOMES = ["House", "Apartment"] as const;
const LAND = ["Land"] as const;

export const FACT_FIELDS: FactField[] = [
  choice("purpose", msg`Purpose`, PURPOSES, PURPOSE_LABELS, { isAlways: true }),
  {
    name: "subtype",
    label: msg`Kind`,
    kind: "choice",
    isAlways: true,
    options: (type) => SUBTYPES_OF[type].map((value) => ({ value, label: SUBTYPE_LABELS[value] })),
  },
  { name: "priceMin", label: msg`Price from`, kind: "money" },
  { name: "priceMax", label: msg`Price to`, kind: "money" },
  { name: "areaSqft", label: msg`Area`, kind: "area" },
  choice("areaBasis", msg`Area is`, AREA_BASES, AREA_BASIS_LABELS, { isAlways: true }),
  { name: "beds", label: msg`BHK`, kind: "count", of: HOMES },
  { name: "baths", label: msg`Bathrooms`, kind: "count", of: BUILT },
  choice("furnishing", msg`Furnishing`, FURNISHINGS, FURNISHING_LABELS, { of: BUILT }),
  choice("possession", msg`Possession`, POSSESSIONS, POSSESSION_LABELS, { of: BUILT }),
  { name: "availableFrom", label: msg`Available from`, kind: "date" },
  { name: "floor", label: msg`Floor`, kind: "count", of: BUILT },
  { name: "totalFloors", label: msg`Floors in all`, kind: "count", of: BUILT },
  choice("facing", msg`Facing`, FACINGS, FACING_LABELS),
  { name: "parking", label: msg`Parking`, kind: "count", of: BUILT },
  { name: "ageYears", label: msg`Age in years`, kind: "count", of: BUILT },
  { name: "deposit", label: msg`Deposit`, kind: "money", of: BUILT },
  { name: "maintenance", label: msg`Maintenance`, kind: "money", of: BUILT },
  { name: "city", label: msg`City`, kind: "text" },
  { name: "locality", label: msg`Locality`, kind: "text" },
  { name: "pincode", label: msg`PIN code`, kind: "text" },
  { name: "reraNumber", label: msg`RERA number`, kind: "text" },
  { name: "zoning", label: msg`Zoning`, kind: "text", of: LAND },
  { name: "waterSource", label: msg`Water source`, kind: "text", of: LAND },
  { name: "roadAccess", label: msg`Road access`, kind: "text", of: LAND },
  { name: "electricity", label: msg`Electricity`, kind: "text", of: LAND },
];

function choice<Value extends string>(
  name: FactName,
  label: MessageDescriptor,
  values: readonly Value[],
  labels: Record<Value, MessageDescriptor>,
  rest: Pick<FactField, "isAlways" | "of"> = {},
): FactField {
  const options = values.map((value) => ({ value, label: labels[value] }));
  return { name, label, kind: "choice", options: () => options, ...rest };
}
