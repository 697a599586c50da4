/** What can be said of a field of a listing; the fields themselves are in fields.ts. */

import type { ManagedListing, PropertyType } from "./listing.ts";

/** What the product stores about a listing, not what the listing says. */
type NoField =
  | ("id" | "images" | "company" | "agent" | "companyId" | "ownerId" | "status" | "statusReason")
  | ("change" | "listedAt" | "confirmedAt" | "createdAt" | "updatedAt" | "deletedAt");

export type FieldName = Exclude<keyof ManagedListing, NoField>;

type Kind =
  | { kind: "line" | "paragraphs"; max: number }
  | { kind: "choice"; values: readonly string[] }
  /** Whole rupees, and whole square feet. */
  | { kind: "money" | "area" }
  | { kind: "count" | "degrees"; min: number; max: number }
  /** Texts, as many as fifty. */
  | { kind: "list" }
  | { kind: "day" | "pincode" | "phone" | "flag" };

export type FieldKind = Kind["kind"];

/** Which column of a file it is, by the words of its heading: for certain, perhaps, and never. */
export type Headings = {
  /** Its name in an import, where that differs. */
  as?: "age";
  names: RegExp;
  maybe?: RegExp;
  never?: RegExp;
};

export type Field = Kind & {
  /** Its column and its name in the API, where they differ from its own. */
  column?: string;
  api?: string;
  /** Who sees it: everyone on a card, everyone on its page, or only its lister and admins. */
  shown: "card" | "page" | "managed";
  /** A listing is not complete without it. */
  isRequired?: true;
  /** It always has a value. */
  isAlways?: true;
  /** Filled from the listing's text until someone sets it. */
  isRead?: true;
  /** The types that have this field; all types when absent. */
  of?: readonly PropertyType[];
  /** Where the owner's and the admin's editor ask for it: among the facts, or above them. */
  owner?: "text" | "fact";
  admin?: "text" | "fact";
  /** Only an admin may set it. */
  isAdmins?: true;
  /** A row of the facts on its page, or of the comparison. */
  isFact?: true;
  isCompared?: true;
  headings?: Headings;
};
