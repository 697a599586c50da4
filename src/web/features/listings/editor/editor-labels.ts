/** Messages for invalid fields of the editor. */

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export const FIELD_PROBLEMS: Record<string, MessageDescriptor> = {
  title: msg`Enter a title`,
  location: msg`Enter the locality and city`,
  priceRange: msg`Enter the price, for example 75 lakh or 1.2 crore`,
  features: msg`Enter the features`,
  description: msg`Describe the property`,
  areaSqft: msg`Enter the area in figures, for example 1,050`,
  floor: msg`The floor is above the top of the building`,
  reraNumber: msg`Check the RERA number`,
  pincode: msg`A PIN code has six digits`,
  whatsappNumber: msg`Enter an Indian phone number, for example 98765 43210`,
};

export const UNREADABLE = msg`This cannot be read`;
