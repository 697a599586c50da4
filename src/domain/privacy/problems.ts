import { defineTexts } from "#domain/shared/errors.ts";

export const privacyProblems = defineTexts({
  emailOrPhone: /*i18n*/ {
    id: "privacy.emailOrPhone",
    message: "Enter an e-mail address like name@example.com, or an Indian phone number",
  },
  noTextMessages: /*i18n*/ {
    id: "privacy.noTextMessages",
    kind: "UNAVAILABLE",
    message: "No text message can be sent from here yet",
  },
});
