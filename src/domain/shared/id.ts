/** Ids: their format, and how new ones are created. */

// Crockford's alphabet: no I, L, O or U, so that an id survives being read out over the phone.
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const LISTING_ID_LENGTH = 12;
const REFERENCE_LENGTH = 8;
const LINK_CODE_LENGTH = 8;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** 60 random bits: short enough to read aloud, too many to guess or to collide. */
export function newListingId(): string {
  return randomText(LISTING_ID_LENGTH);
}

/** What a visitor quotes when asking about a requirement, or a report: "REQ-7K2M9X4Q". */
export function newReference(kind: "REQ" | "REP" = "REQ"): string {
  return `${kind}-${randomText(REFERENCE_LENGTH).toUpperCase()}`;
}

/** The code of an affiliate's link: 40 random bits, short enough to print below a QR code. */
export function newLinkCode(): string {
  return randomText(LINK_CODE_LENGTH);
}

export function isListingId(text: string): boolean {
  return text.length === LISTING_ID_LENGTH && [...text].every((char) => ALPHABET.includes(char));
}

export function isUuid(text: string): boolean {
  return UUID.test(text);
}

export function isSlug(text: string): boolean {
  return text.length <= 80 && SLUG.test(text);
}

/** An id created elsewhere, such as a session's: any text that a database can look up. */
export function isOpaqueId(text: string): boolean {
  return text.length <= 100 && text.isWellFormed() && !text.includes("\u0000");
}

/** A name in URL form: "Sector 57" is "sector-57". */
export function slugOf(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join("");
}
