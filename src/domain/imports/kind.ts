/** What kind of property a row is, by its own text first and by what is known of its file last. */

import type { PropertyType, Subtype } from "#domain/listings/listing.ts";
import type { RowFacts } from "./facts.ts";
import type { ImportField } from "./import.ts";
import { cleanCell } from "./text.ts";
import { isBedrooms, subtypeIn, typeIn } from "./vocabulary.ts";

/** What applies to the kinds of a file as a whole. */
export type FileKinds = {
  type: PropertyType | null;
  /** This file uses "Bedroom" for houses and "BHK" for flats. */
  hasBothRoomWords: boolean;
};

type Cells = (field: ImportField) => string;
type Known = Pick<RowFacts, "beds" | "areaBasis">;
type Kind = { type: PropertyType | null; subtype: Subtype | null };

export function kindOf(cells: Cells, known: Known, file: FileKinds): Kind {
  const type = typeOf(cells, known, file);
  return { type, subtype: type && subtypeIn(type, kindWords(cells)) };
}

function typeOf(cells: Cells, known: Known, file: FileKinds): PropertyType | null {
  const told = typeIn(cleanCell(cells("type")));
  const titled = typeIn(cleanCell(cells("title")));
  const ofFile = file.type === "Commercial" || file.type === "Land" ? file.type : null;
  return (
    (isBetterTitled(cells, told, known) ? titled : told) ??
    titled ??
    typeIn(cleanCell(cells("beds"))) ??
    ofFile ??
    typeByFacts(cells, known, file) ??
    file.type
  );
}

/** "3 BHK" as a type says less than the title's "3 BHK Villa", and a plot without rooms is no house. */
function isBetterTitled(cells: Cells, told: PropertyType | null, { beds }: Known): boolean {
  if (told !== "House" && told !== "Apartment") return false;
  if (beds === null) return typeIn(cleanCell(headOf(cells("title")))) === "Land";
  return told === "Apartment" && /^\d+ ?(?:bhk|rk)$/i.test(cells("type"));
}

/** Portals use "4 Bedroom" for a house on its plot and "4 BHK" for a flat. */
function typeByFacts(cells: Cells, known: Known, file: FileKinds): PropertyType | null {
  const { beds, areaBasis } = known;
  if (beds === null) return areaBasis === "plot" ? "Land" : null;
  const isHouse = isBedrooms(cells("beds")) && (file.hasBothRoomWords || areaBasis === "plot");
  return isHouse ? "House" : "Apartment";
}

/** Texts that may identify a row as a villa or a shop, most reliable first; the name of its place may not. */
function kindWords(cells: Cells): string[] {
  return [headOf(cells("title")), headOf(cells("type")), cells("beds")].map(cleanCell);
}

/** A title up to where the place begins. */
function headOf(title: string): string {
  return title.split(/ (?:in|at|near) /i, 1)[0] ?? "";
}
