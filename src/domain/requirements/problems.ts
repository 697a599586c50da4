import { defineTexts } from "#domain/shared/errors.ts";

export const requirementProblems = defineTexts({
  rangeReversed: /*i18n*/ {
    id: "requirements.rangeReversed",
    message: "The lower end is above the upper end",
  },
  enterIndianMobile: /*i18n*/ {
    id: "requirements.enterIndianMobile",
    message: "Enter a 10-digit Indian mobile number, for example 98765 43210",
  },
  noSuchRequirement: /*i18n*/ {
    id: "requirements.noSuchRequirement",
    kind: "NOT_FOUND",
    message: "There is no such requirement",
  },
  keyUsedForAnother: /*i18n*/ {
    id: "requirements.keyUsedForAnother",
    message: "This Idempotency-Key was already used for another requirement",
  },
  newRequirementKeyNeeded: /*i18n*/ {
    id: "requirements.newRequirementKeyNeeded",
    message: "Use a new key for a new requirement",
  },
  signInToRead: /*i18n*/ {
    id: "requirements.signInToRead",
    kind: "UNAUTHENTICATED",
    message: "Sign in to read requirements",
  },
  adminsRead: /*i18n*/ {
    id: "requirements.adminsRead",
    kind: "FORBIDDEN",
    message: "Only an admin may read requirements",
  },
  adminsOnly: /*i18n*/ {
    id: "requirements.adminsOnly",
    message: "Only an admin can be given a requirement",
  },
});
