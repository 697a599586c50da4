import { defineTexts } from "#domain/shared/errors.ts";

export const searchProblems = defineTexts({
  tooManyValues: /*i18n*/ { id: "search.tooManyValues", message: "At most {max} values" },
  giveBounds: /*i18n*/ {
    id: "search.giveBounds",
    message: "Give west,south,east,north in degrees",
  },
  badBounds: /*i18n*/ {
    id: "search.badBounds",
    message: "The corners are in the wrong order or off the globe",
  },
  tooManyListings: /*i18n*/ { id: "search.tooManyListings", message: "At most {max} listings" },
  pageNotFound: /*i18n*/ {
    id: "search.pageNotFound",
    kind: "NOT_FOUND",
    message: "Page not found",
  },
  landNotFound: /*i18n*/ {
    id: "search.landNotFound",
    kind: "NOT_FOUND",
    message: "Land Not Found",
  },
});
