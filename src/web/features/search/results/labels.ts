/** Labels used only by result lists and their filters. */

import { msg } from "@lingui/core/macro";
import type { Category } from "#domain/listings/listing.ts";
import type { LAND_AREA_BANDS } from "#domain/shared/area/area.ts";
import type { RENT_BUDGET_BANDS } from "#domain/shared/money/money.ts";
import type { Labels } from "#web/platform/labels/labels.ts";

export const CATEGORY_LABELS: Labels<Category> = {
  residential: msg`Residential`,
  commercial: msg`Commercial`,
  land: msg`Land`,
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
