/** The labels of the search filters and of their values. */

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type {
  ChoiceFilter,
  CountFilter,
  FlagFilter,
  FormQuestion,
  ValueOf,
} from "#domain/search/filters.ts";
import { CATEGORY_LABELS } from "#web/features/search/results/labels.ts";
import {
  FURNISHING_LABELS,
  type Labels,
  LISTER_LABELS,
  POSSESSION_LABELS,
  PURPOSE_LABELS,
  SUBTYPE_LABELS,
  TYPE_LABELS,
} from "#web/platform/labels/labels.ts";

export const QUESTION_LABELS: Labels<FormQuestion> = {
  place: msg`City`,
  purpose: msg`Rent or sale`,
  category: msg`Property type`,
  kind: msg`Type`,
  beds: msg`BHK`,
  baths: msg`Bathrooms`,
  budget: msg`Budget`,
  area: msg`Area`,
  furnishing: msg`Furnishing`,
  possession: msg`Possession`,
  lister: msg`Posted by`,
  must: msg`Must have`,
};

export const VALUE_LABELS: { [Name in ChoiceFilter]: Labels<ValueOf<Name> & string> } = {
  type: TYPE_LABELS,
  subtype: SUBTYPE_LABELS,
  furnishing: FURNISHING_LABELS,
  possession: POSSESSION_LABELS,
  postedBy: LISTER_LABELS,
  purpose: PURPOSE_LABELS,
  category: CATEGORY_LABELS,
};

export const FLAG_LABELS: Labels<FlagFilter> = {
  rera: msg`RERA number given`,
  photos: msg`With photos`,
};

/** "2 BHK", and with `isOrMore` "5+ BHK". */
export const COUNT_LABELS: Record<
  CountFilter,
  (count: string, isOrMore: boolean) => MessageDescriptor
> = {
  beds: (beds, isOrMore) => (isOrMore ? msg`${beds}+ BHK` : msg`${beds} BHK`),
  baths: (baths) => msg`${baths}+ bathrooms`,
};
