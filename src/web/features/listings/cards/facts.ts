import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ListingSummary } from "#domain/listings/listing.ts";
import { formatArea } from "#domain/shared/area/area.ts";
import { formatMonth } from "#web/platform/labels/dates.ts";
import {
  AREA_BASIS_LABELS,
  FURNISHING_LABELS,
  POSSESSION_LABELS,
  SUBTYPE_LABELS,
} from "#web/platform/labels/labels.ts";
import { AREA_LABELS, useLanguage } from "#web/platform/messages/language.ts";
import { useAreaUnit } from "./area-unit.ts";

export type Fact = { value: string; note: string };

/** The three facts of a card: rooms or kind, area with its basis, and floor, furnishing or possession. */
export function useCardFacts(property: ListingSummary): Fact[] {
  const rooms = useRooms();
  const area = useArea();
  const floor = useFloor();
  const state = useReadiness();
  const last = (property.type === "Commercial" && floor(property)) || state(property);
  const facts =
    property.type === "Land"
      ? [area(property), rooms(property)]
      : [rooms(property), area(property), last];
  return facts.filter((fact) => fact !== null);
}

type Reader = (property: ListingSummary) => Fact | null;

function useRooms(): Reader {
  const { t, i18n } = useLingui();
  return ({ beds, baths, subtype }) => {
    if (!beds) return { value: i18n._(SUBTYPE_LABELS[subtype]), note: "" };
    const note = baths ? t`${plural(baths, { one: "# bath", other: "# baths" })}` : "";
    return { value: t`${beds} BHK`, note };
  };
}

function useArea(): Reader {
  const { i18n } = useLingui();
  const words = AREA_LABELS[useLanguage()];
  const unitOf = useAreaUnit();
  return (property) => {
    const { areaSqft, areaBasis } = property;
    if (!areaSqft) return null;
    const { unit, state } = unitOf(property);
    return {
      value: formatArea(areaSqft, unit, words, state),
      note: i18n._(AREA_BASIS_LABELS[areaBasis]),
    };
  };
}

function useFloor(): Reader {
  const { t } = useLingui();
  return ({ floor, totalFloors }) => {
    if (floor === null) return null;
    const name = floor === 0 ? t`Ground` : String(floor);
    return { value: totalFloors === null ? name : t`${name} of ${totalFloors}`, note: t`floor` };
  };
}

function useReadiness(): Reader {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return ({ furnishing, possession, availableFrom }) => {
    if (possession === "under-construction" && availableFrom) {
      return { value: formatMonth(availableFrom, language), note: t`possession` };
    }
    if (furnishing) return { value: i18n._(FURNISHING_LABELS[furnishing]), note: "" };
    return possession && { value: i18n._(POSSESSION_LABELS[possession]), note: "" };
  };
}
