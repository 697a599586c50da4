import { defineTexts } from "#domain/shared/errors.ts";

export const reviewProblems = defineTexts({
  chooseStars: /*i18n*/ { id: "reviews.chooseStars", message: "Choose one to five stars" },
  contactFirst: /*i18n*/ {
    id: "reviews.contactFirst",
    kind: "FORBIDDEN",
    message:
      "Only people who have contacted this company can review it. Contact it first, while signed in.",
  },
  ownCompany: /*i18n*/ {
    id: "reviews.ownCompany",
    kind: "FORBIDDEN",
    message: "You cannot review the company you work for.",
  },
  noSuchReview: /*i18n*/ {
    id: "reviews.noSuchReview",
    kind: "NOT_FOUND",
    message: "There is no such review",
  },
});
