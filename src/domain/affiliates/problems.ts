import { defineTexts } from "#domain/shared/errors.ts";

export const affiliateProblems = defineTexts({
  accountNumber: /*i18n*/ {
    id: "affiliates.accountNumber",
    message: "Not the account number itself: a name you know the account by",
  },
  wholeRupees: /*i18n*/ { id: "affiliates.wholeRupees", message: "Give an amount in whole rupees" },
  sayHowPaid: /*i18n*/ { id: "affiliates.sayHowPaid", message: "Say how it was paid" },
  leadIsAlready: /*i18n*/ {
    id: "affiliates.leadIsAlready",
    kind: "CONFLICT",
    message: "This lead is {state} already",
  },
  leadPaidOut: /*i18n*/ {
    id: "affiliates.leadPaidOut",
    kind: "CONFLICT",
    message: "This lead has been paid out already",
  },
  payoutTooHigh: /*i18n*/ { id: "affiliates.payoutTooHigh", message: "Only ₹{rupees} can be paid" },
  noSuchAffiliate: /*i18n*/ {
    id: "affiliates.noSuchAffiliate",
    kind: "NOT_FOUND",
    message: "There is no such affiliate",
  },
  notOurPage: /*i18n*/ {
    id: "affiliates.notOurPage",
    message: "Paste the address of a page of this site",
  },
  noSuchLink: /*i18n*/ {
    id: "affiliates.noSuchLink",
    kind: "NOT_FOUND",
    message: "There is no such link",
  },
  affiliatesOnly: /*i18n*/ {
    id: "affiliates.affiliatesOnly",
    kind: "FORBIDDEN",
    message: "This desk is for affiliates",
  },
});
