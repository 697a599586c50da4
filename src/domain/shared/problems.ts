import { defineTexts } from "./errors.ts";

export const sharedProblems = defineTexts({
  textTooLong: /*i18n*/ { id: "shared.textTooLong", message: "Use at most {max} characters" },
  enterYourName: /*i18n*/ { id: "shared.enterYourName", message: "Enter your name" },
  enterMobile: /*i18n*/ { id: "shared.enterMobile", message: "Enter a 10-digit mobile number" },
  enterYourEmail: /*i18n*/ { id: "shared.enterYourEmail", message: "Enter your e-mail address" },
  sayWhy: /*i18n*/ { id: "shared.sayWhy", message: "Say why" },
  enterEmail: /*i18n*/ { id: "shared.enterEmail", message: "Enter an e-mail address" },
  emptyEntry: /*i18n*/ { id: "shared.emptyEntry", message: "Leave no entry empty" },
  invalidEmail: /*i18n*/ {
    id: "shared.invalidEmail",
    message: "Enter an e-mail address like name@example.com",
  },
  enterYourPhone: /*i18n*/ { id: "shared.enterYourPhone", message: "Enter your phone number" },
  unstorable: /*i18n*/ {
    id: "shared.unstorable",
    message: "Contains characters that cannot be stored",
  },
  enterPhone: /*i18n*/ {
    id: "shared.enterPhone",
    message: "Enter an Indian phone number, for example 98765 43210",
  },
  giveDayOrInstant: /*i18n*/ {
    id: "shared.giveDayOrInstant",
    message: "Give a day like 2026-11-15, or an instant in ISO 8601",
  },
  linkOutdated: /*i18n*/ {
    id: "shared.linkOutdated",
    kind: "NOT_FOUND",
    message: "This link is no longer valid",
  },
  operatorRemovesAdmins: /*i18n*/ {
    id: "shared.operatorRemovesAdmins",
    kind: "FORBIDDEN",
    message: "The operator removes admins",
  },
  lastOwner: /*i18n*/ {
    id: "shared.lastOwner",
    kind: "CONFLICT",
    message: "A company needs an owner: make somebody else one first",
  },
  noSuchLead: /*i18n*/ {
    id: "shared.noSuchLead",
    kind: "NOT_FOUND",
    message: "There is no such lead",
  },
  deletedTooLongAgo: /*i18n*/ {
    id: "shared.deletedTooLongAgo",
    kind: "CONFLICT",
    message: "It was deleted more than {days} days ago",
  },
  noSuchCompany: /*i18n*/ { id: "shared.noSuchCompany", message: "There is no such company" },
  managersOnly: /*i18n*/ {
    id: "shared.managersOnly",
    kind: "FORBIDDEN",
    message: "Only an owner or a manager of the company can do that",
  },
  companyNotFound: /*i18n*/ {
    id: "shared.companyNotFound",
    kind: "NOT_FOUND",
    message: "Company Not Found",
  },
  callUnderWay: /*i18n*/ {
    id: "shared.callUnderWay",
    kind: "CONFLICT",
    message: "The same call is still under way; try again in a moment",
  },
  alreadyArrived: /*i18n*/ {
    id: "shared.alreadyArrived",
    kind: "CONFLICT",
    message: "This has arrived already; there is no need to send it again",
  },
  keyUsed: /*i18n*/ {
    id: "shared.keyUsed",
    message: "This Idempotency-Key was already used for something else",
  },
  newKeyNeeded: /*i18n*/ { id: "shared.newKeyNeeded", message: "Use a new key for a new call" },
  fileEmpty: /*i18n*/ { id: "shared.fileEmpty", kind: "UNREADABLE", message: "The file is empty" },
  propertyNotFound: /*i18n*/ {
    id: "shared.propertyNotFound",
    kind: "NOT_FOUND",
    message: "Property Not Found",
  },
  unsubscribeInvalid: /*i18n*/ {
    id: "shared.unsubscribeInvalid",
    kind: "NOT_FOUND",
    message: "This unsubscribe link is not valid",
  },
  tooManyImages: /*i18n*/ {
    id: "shared.tooManyImages",
    kind: "FORBIDDEN",
    message: "Maximum 4 images allowed",
  },
  changedMeanwhile: /*i18n*/ {
    id: "shared.changedMeanwhile",
    kind: "CONFLICT",
    message: "Somebody else has changed this meanwhile",
  },
  lookAgain: /*i18n*/ {
    id: "shared.lookAgain",
    message: "Look at the current state and try again",
  },
  noSuchAccount: /*i18n*/ {
    id: "shared.noSuchAccount",
    kind: "NOT_FOUND",
    message: "There is no such account",
  },
  phoneIsSignIn: /*i18n*/ {
    id: "shared.phoneIsSignIn",
    kind: "CONFLICT",
    message: "You sign in with this number; it cannot be changed here",
  },
  tooManyTries: /*i18n*/ {
    id: "shared.tooManyTries",
    kind: "TOO_MANY",
    message: "Too many tries. Please wait a little and try again.",
  },
  pageLinkOutdated: /*i18n*/ {
    id: "shared.pageLinkOutdated",
    message: "This page link is no longer valid; start from the first page",
  },
  notACursor: /*i18n*/ { id: "shared.notACursor", message: "Not a cursor of this list" },
  sendMultipart: /*i18n*/ {
    id: "shared.sendMultipart",
    kind: "UNSUPPORTED",
    message: "Send the file as multipart/form-data",
  },
  requestTooLarge: /*i18n*/ {
    id: "shared.requestTooLarge",
    kind: "TOO_LARGE",
    message: "The request is too large",
  },
  noRoomForFiles: /*i18n*/ {
    id: "shared.noRoomForFiles",
    kind: "STORAGE_FULL",
    message: "The site has no room for more files at the moment",
  },
  fileNotWhole: /*i18n*/ {
    id: "shared.fileNotWhole",
    kind: "UNREADABLE",
    message: "The file did not arrive whole. Please send it again.",
  },
  pictureStoreDown: /*i18n*/ {
    id: "shared.pictureStoreDown",
    kind: "UNAVAILABLE",
    message: "The store of pictures does not answer. Please try again.",
  },
  picturesBusy: /*i18n*/ {
    id: "shared.picturesBusy",
    kind: "UNAVAILABLE",
    message: "Many pictures are being prepared. Please try again soon.",
  },
  sayWhichId: /*i18n*/ { id: "shared.sayWhichId", message: "Say which one by its id" },
  bodyTooLarge: /*i18n*/ {
    id: "shared.bodyTooLarge",
    kind: "TOO_LARGE",
    message: "The request is larger than 100 KB",
  },
  addressTooLong: /*i18n*/ {
    id: "shared.addressTooLong",
    kind: "ADDRESS_TOO_LONG",
    message: "The address is too long",
  },
  methodNotAllowed: /*i18n*/ {
    id: "shared.methodNotAllowed",
    kind: "WRONG_METHOD",
    message: "This method is not allowed here",
  },
  otherSite: /*i18n*/ {
    id: "shared.otherSite",
    kind: "FORBIDDEN",
    message: "This request came from another site",
  },
  hostNotServed: /*i18n*/ {
    id: "shared.hostNotServed",
    kind: "WRONG_HOST",
    message: "This host is not served here",
  },
  keyLength: /*i18n*/ {
    id: "shared.keyLength",
    message: "An Idempotency-Key has 1 to {max} characters",
  },
  oneHost: /*i18n*/ { id: "shared.oneHost", message: "A request names one host" },
  crowded: /*i18n*/ {
    id: "shared.crowded",
    message: "Too much is being asked at the moment. Please try again in a few seconds.",
  },
  onlyLooking: /*i18n*/ {
    id: "shared.onlyLooking",
    kind: "FORBIDDEN",
    message: "You are only looking: nothing can be changed here",
  },
  invalidFields: /*i18n*/ { id: "shared.invalidFields", message: "Some fields need another look" },
  internalError: /*i18n*/ {
    id: "shared.internalError",
    message: "Something went wrong on our side (request {requestId})",
  },
  brokenOff: /*i18n*/ {
    id: "shared.brokenOff",
    kind: "UNREADABLE",
    message: "The request was broken off",
  },
  invalidJson: /*i18n*/ {
    id: "shared.invalidJson",
    kind: "UNREADABLE",
    message: "The body is not valid JSON",
  },
  numberTooSmall: /*i18n*/ { id: "shared.numberTooSmall", message: "Use at least {min}" },
  numberTooLarge: /*i18n*/ { id: "shared.numberTooLarge", message: "Use at most {max}" },
  notAChoice: /*i18n*/ { id: "shared.notAChoice", message: "This is not one of the choices" },
  needed: /*i18n*/ { id: "shared.needed", message: "This is needed" },
  unusable: /*i18n*/ { id: "shared.unusable", message: "This cannot be used here" },
  tooManyRequests: /*i18n*/ {
    id: "shared.tooManyRequests",
    kind: "TOO_MANY",
    message: "Too many requests. Please wait a little and try again.",
  },
  databaseUnreachable: /*i18n*/ {
    id: "shared.databaseUnreachable",
    message: "The database is not reachable",
  },
  nameTaken: /*i18n*/ {
    id: "shared.nameTaken",
    kind: "CONFLICT",
    message: "Several of this name are being made at once; try again",
  },
  signInFirst: /*i18n*/ {
    id: "shared.signInFirst",
    kind: "UNAUTHENTICATED",
    message: "Sign in first",
  },
  notAllowed: /*i18n*/ {
    id: "shared.notAllowed",
    kind: "FORBIDDEN",
    message: "You are not allowed to do that",
  },
  formUnreadable: /*i18n*/ {
    id: "shared.formUnreadable",
    kind: "UNREADABLE",
    message: "The form could not be read",
  },
  noSuchCall: /*i18n*/ {
    id: "shared.noSuchCall",
    kind: "NOT_FOUND",
    message: "There is no such call",
  },
  dataUnreachable: /*i18n*/ {
    id: "shared.dataUnreachable",
    kind: "UNAVAILABLE",
    message: "The site cannot reach its data at the moment. Please try again in a few seconds.",
  },
  storageFull: /*i18n*/ {
    id: "shared.storageFull",
    kind: "STORAGE_FULL",
    message: "The site has no room to store anything at the moment. Please try again later.",
  },
});
