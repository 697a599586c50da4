import { defineTexts } from "#domain/shared/errors.ts";

export const importProblems = defineTexts({
  badWish: /*i18n*/ { id: "imports.badWish", message: "{field}: {reason}" },
  noPrice: /*i18n*/ { id: "imports.noPrice", message: "No price" },
  priceIsRate: /*i18n*/ { id: "imports.priceIsRate", message: '"{cell}" is a rate, not a price' },
  notAPrice: /*i18n*/ { id: "imports.notAPrice", message: '"{cell}" is not a price' },
  looksLikeRate: /*i18n*/ {
    id: "imports.looksLikeRate",
    message: "{price} for {sqft} sq ft looks like a rate, not a price",
  },
  priceTooHigh: /*i18n*/ {
    id: "imports.priceTooHigh",
    message: '"{cell}" is more than any property costs',
  },
  saleTooCheap: /*i18n*/ {
    id: "imports.saleTooCheap",
    message: '"{cell}" is too little for a sale',
  },
  rentTooHigh: /*i18n*/ { id: "imports.rentTooHigh", message: '"{cell}" is too much for a rent' },
  emptyRow: /*i18n*/ { id: "imports.emptyRow", message: "There is nothing in this row" },
  unknownCityNamed: /*i18n*/ {
    id: "imports.unknownCityNamed",
    message: 'We do not know a city "{city}"',
  },
  noCity: /*i18n*/ { id: "imports.noCity", message: "No city: name one for the file" },
  noPurpose: /*i18n*/ {
    id: "imports.noPurpose",
    message: "Neither for sale nor for rent: say which for the file",
  },
  unknownKind: /*i18n*/ {
    id: "imports.unknownKind",
    message: "What kind of property it is cannot be told",
  },
  unreadableTable: /*i18n*/ {
    id: "imports.unreadableTable",
    kind: "UNREADABLE",
    message: "The file is not a readable table: {reason}",
  },
  noSuchImport: /*i18n*/ {
    id: "imports.noSuchImport",
    kind: "NOT_FOUND",
    message: "There is no such import",
  },
  dryRun: /*i18n*/ {
    id: "imports.dryRun",
    kind: "CONFLICT",
    message: "A dry run has listed nothing",
  },
  alreadyUndone: /*i18n*/ {
    id: "imports.alreadyUndone",
    kind: "CONFLICT",
    message: "This import is already undone",
  },
  unknownCity: /*i18n*/ { id: "imports.unknownCity", message: "We do not know this city" },
  fileGone: /*i18n*/ {
    id: "imports.fileGone",
    kind: "CONFLICT",
    message: "The file is gone; send it again",
  },
  unreadableJson: /*i18n*/ {
    id: "imports.unreadableJson",
    kind: "UNREADABLE",
    message: "The file is not readable JSON",
  },
  rowNotStored: /*i18n*/ {
    id: "imports.rowNotStored",
    message: "A row could not be stored ({code})",
  },
  takenOver: /*i18n*/ {
    id: "imports.takenOver",
    kind: "CONFLICT",
    message: "Another node has taken this import over",
  },
  listedAlready: /*i18n*/ { id: "imports.listedAlready", message: "This listing is already here" },
  listedBefore: /*i18n*/ {
    id: "imports.listedBefore",
    message: "The file has this listing before",
  },
  importTooLarge: /*i18n*/ {
    id: "imports.importTooLarge",
    kind: "TOO_LARGE",
    message: "The file is larger than 256 MB",
  },
  signInToImport: /*i18n*/ {
    id: "imports.signInToImport",
    kind: "UNAUTHENTICATED",
    message: "Sign in to import listings",
  },
  adminsImport: /*i18n*/ {
    id: "imports.adminsImport",
    kind: "FORBIDDEN",
    message: "Only an admin may import listings",
  },
  chooseFile: /*i18n*/ { id: "imports.chooseFile", message: "Choose a file" },
});
