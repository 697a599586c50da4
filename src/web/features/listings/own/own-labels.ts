/** Dashboard labels for a listing's status, its missing facts and its transitions. */

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ListingTransition } from "#domain/listings/lifecycle.ts";
import type { ListingStatus } from "#domain/listings/listing.ts";
import type { QualityHint } from "#domain/listings/quality.ts";

type Tone = "plain" | "good" | "bad" | "wait";

export const STATUS_LABELS: Record<ListingStatus, { label: MessageDescriptor; tone: Tone }> = {
  draft: { label: msg`Draft`, tone: "plain" },
  in_review: { label: msg`In review`, tone: "wait" },
  live: { label: msg`Live`, tone: "good" },
  paused: { label: msg`Paused`, tone: "plain" },
  sold: { label: msg`Sold`, tone: "plain" },
  rented: { label: msg`Rented`, tone: "plain" },
  rejected: { label: msg`Rejected`, tone: "bad" },
  expired: { label: msg`Expired`, tone: "plain" },
};

export const TONES: Record<Tone, string> = {
  plain: "bg-sunk",
  good: "bg-neem-wash text-neem",
  bad: "bg-brick-wash text-brick",
  wait: "bg-marigold-wash",
};

export const HINT_LABELS: Record<QualityHint, MessageDescriptor> = {
  photos: msg`Add photos: three or four show a home best`,
  price: msg`Write the price so that it can be read: 75 lakh, 1.2 crore`,
  locality: msg`Name the locality and the city`,
  area: msg`Give the area`,
  "carpet-area": msg`Give the carpet area: buyers compare by it`,
  bedrooms: msg`Say how many bedrooms it has`,
  floor: msg`Say which floor it is on`,
  furnishing: msg`Say how it is furnished`,
  deposit: msg`Give the deposit`,
  rera: msg`Add the RERA number`,
  description: msg`Describe it in three sentences or more`,
};

export const TRANSITION_LABELS: Record<ListingTransition, MessageDescriptor> = {
  withdraw: msg`Take back`,
  pause: msg`Pause`,
  resume: msg`Show again`,
  sold: msg`Mark sold`,
  rented: msg`Mark rented`,
};
