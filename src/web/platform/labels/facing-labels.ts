import { msg } from "@lingui/core/macro";
import type { Facing } from "#domain/listings/listing.ts";
import type { Labels } from "./labels.ts";

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
