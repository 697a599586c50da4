import { defineTexts } from "#domain/shared/errors.ts";

export const savedProblems = defineTexts({
  giveListAddress: /*i18n*/ {
    id: "saved.giveListAddress",
    message: "Give the address of a list of homes",
  },
  tooManyHomes: /*i18n*/ {
    id: "saved.tooManyHomes",
    kind: "CONFLICT",
    message: "You can save {max} homes. Remove one first.",
  },
  tooManySearches: /*i18n*/ {
    id: "saved.tooManySearches",
    kind: "CONFLICT",
    message: "You have saved many searches. Remove one first.",
  },
  noSuchHome: /*i18n*/ {
    id: "saved.noSuchHome",
    kind: "NOT_FOUND",
    message: "There is no such home",
  },
  noSuchSearch: /*i18n*/ {
    id: "saved.noSuchSearch",
    kind: "NOT_FOUND",
    message: "There is no such search",
  },
});
