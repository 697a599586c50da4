import type { ListingSummary, Picture } from "#domain/listings/listing.ts";
import type { View } from "#domain/search/results-pages.ts";

const SHOWN_DESCRIPTION = 150;

/** One shared object: it is serialized once, however many pictures it counts for. */
const COUNTED_ONLY: Picture = {
  id: "",
  width: 0,
  height: 0,
  isIllustration: false,
  blur: null,
};

const NONE: string[] = [];

/** Strips a listing to what its card shows: a page of them is sent twice, as HTML and as data. */
export function forCard(property: ListingSummary, view: View): ListingSummary {
  const { images, description, type, purpose, amenities, landmarks } = property;
  const isLand = type === "Land";
  return {
    ...property,
    amenities: !isLand && purpose === "rent" ? amenities : NONE,
    landmarks: isLand ? landmarks : NONE,
    description: view === "list" ? beginning(description) : "",
    features: "",
    images: images.map((image, at) => (at === 0 ? image : COUNTED_ONLY)),
  };
}

/** Cuts at a word boundary. */
function beginning(text: string): string {
  if (text.length <= SHOWN_DESCRIPTION) return text;
  const cut = text.slice(0, SHOWN_DESCRIPTION);
  return `${cut.slice(0, cut.lastIndexOf(" "))}…`;
}
