import { defineTexts } from "#domain/shared/errors.ts";

export const newsletterProblems = defineTexts({
  chooseCity: /*i18n*/ { id: "newsletter.chooseCity", message: "Choose a city" },
  noSuchSubscriber: /*i18n*/ {
    id: "newsletter.noSuchSubscriber",
    kind: "NOT_FOUND",
    message: "There is no such subscriber",
  },
  confirmationOutdated: /*i18n*/ {
    id: "newsletter.confirmationOutdated",
    kind: "NOT_FOUND",
    message: "This confirmation link is no longer valid",
  },
});
