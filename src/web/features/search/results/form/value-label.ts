import type { MessageDescriptor } from "@lingui/core";
import {
  type ChoiceFilter,
  type CountFilter,
  type FilterName,
  type FlagFilter,
  filterOf,
} from "#domain/search/filters.ts";
import { COUNT_LABELS, FLAG_LABELS, VALUE_LABELS } from "./filter-labels.ts";

/** The label of a value as it stands in the URL, if it has one. */
export function valueLabel(name: FilterName, value: string): MessageDescriptor | undefined {
  const filter = filterOf(name);
  switch (filter.kind) {
    case "one":
    case "any": {
      const labels: Partial<Record<string, MessageDescriptor>> = VALUE_LABELS[name as ChoiceFilter];
      return labels[value];
    }
    case "counts":
      return COUNT_LABELS[name as CountFilter](value, value === String(filter.offered));
    case "atLeast":
      return COUNT_LABELS[name as CountFilter](value, true);
    case "flag":
      return FLAG_LABELS[name as FlagFilter];
    default:
      return undefined;
  }
}
