import { msg } from "@lingui/core/macro";
import type { RequirementPropertyType } from "#domain/requirements/requirement.ts";
import type { Labels } from "./labels.ts";

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
