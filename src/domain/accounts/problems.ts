import { defineTexts } from "#domain/shared/errors.ts";

export const accountProblems = defineTexts({
  signInCodeWrong: /*i18n*/ {
    id: "accounts.signInCodeWrong",
    kind: "UNAUTHENTICATED",
    message: "This code is wrong or was already used",
  },
  guessablePassword: /*i18n*/ {
    id: "accounts.guessablePassword",
    message: "Choose a password that others would not try first",
  },
  choosePassword: /*i18n*/ { id: "accounts.choosePassword", message: "Choose a password" },
  textTooShort: /*i18n*/ { id: "accounts.textTooShort", message: "Use at least {min} characters" },
  enterYourPassword: /*i18n*/ { id: "accounts.enterYourPassword", message: "Enter your password" },
  chooseIntent: /*i18n*/ { id: "accounts.chooseIntent", message: "Choose what you are here for" },
  enterSixDigits: /*i18n*/ { id: "accounts.enterSixDigits", message: "Enter the six digits" },
  enterCode: /*i18n*/ { id: "accounts.enterCode", message: "Enter the code" },
  enterPincode: /*i18n*/ {
    id: "accounts.enterPincode",
    message: "Enter the six digits of a PIN code",
  },
  invalidGstin: /*i18n*/ { id: "accounts.invalidGstin", message: "This is not a valid GST number" },
  invalidRera: /*i18n*/ { id: "accounts.invalidRera", message: "This is not a RERA number" },
  enterNumber: /*i18n*/ { id: "accounts.enterNumber", message: "Enter the number" },
  codesUnreadable: /*i18n*/ {
    id: "accounts.codesUnreadable",
    message:
      "Codes from your app can no longer be checked. Use one of your recovery codes, or ask us to remove the second step",
  },
  googleUnexpected: /*i18n*/ {
    id: "accounts.googleUnexpected",
    kind: "UNAVAILABLE",
    message: "Google did not answer as expected",
  },
  googleUnproved: /*i18n*/ {
    id: "accounts.googleUnproved",
    message: "Google has not proved this address",
  },
  googleOff: /*i18n*/ {
    id: "accounts.googleOff",
    kind: "NOT_FOUND",
    message: "Sign-in with Google is not set up here",
  },
  signInOutdated: /*i18n*/ {
    id: "accounts.signInOutdated",
    kind: "NOT_FOUND",
    message: "This sign-in is no longer valid; start again",
  },
  noAdminHas: /*i18n*/ {
    id: "accounts.noAdminHas",
    kind: "NOT_FOUND",
    message: "No admin has {email}",
  },
  nobodyHas: /*i18n*/ {
    id: "accounts.nobodyHas",
    kind: "NOT_FOUND",
    message: "Nobody has {email}",
  },
  somebodyHas: /*i18n*/ {
    id: "accounts.somebodyHas",
    kind: "CONFLICT",
    message: "Somebody has {email} already",
  },
  passwordTooShort: /*i18n*/ {
    id: "accounts.passwordTooShort",
    message: "A password has at least {min} characters",
  },
  codeWrong: /*i18n*/ { id: "accounts.codeWrong", message: "This code is wrong" },
  wrong: /*i18n*/ { id: "accounts.wrong", message: "Wrong" },
  codeOutdated: /*i18n*/ {
    id: "accounts.codeOutdated",
    kind: "NOT_FOUND",
    message: "This code is no longer valid",
  },
  adminsSignInElsewhere: /*i18n*/ {
    id: "accounts.adminsSignInElsewhere",
    kind: "FORBIDDEN",
    message: "Admins sign in at /admin",
  },
  accountSuspended: /*i18n*/ {
    id: "accounts.accountSuspended",
    kind: "FORBIDDEN",
    message: "This account is suspended",
  },
  codeUnsendable: /*i18n*/ {
    id: "accounts.codeUnsendable",
    kind: "UNAVAILABLE",
    message: "No code can be sent yet",
  },
  proofDecided: /*i18n*/ {
    id: "accounts.proofDecided",
    kind: "CONFLICT",
    message: "It is decided already",
  },
  noSuchNumber: /*i18n*/ {
    id: "accounts.noSuchNumber",
    kind: "NOT_FOUND",
    message: "There is no such number",
  },
  currentPasswordWrong: /*i18n*/ {
    id: "accounts.currentPasswordWrong",
    message: "Your present password is wrong",
  },
  alreadySetUp: /*i18n*/ {
    id: "accounts.alreadySetUp",
    kind: "CONFLICT",
    message: "It is already set up",
  },
  codeWrongClock: /*i18n*/ {
    id: "accounts.codeWrongClock",
    message: "This code is wrong; is the clock of your phone right?",
  },
  notYourPassword: /*i18n*/ {
    id: "accounts.notYourPassword",
    message: "This is not your password",
  },
  codeNeeded: /*i18n*/ {
    id: "accounts.codeNeeded",
    kind: "UNAUTHENTICATED",
    message: "Enter the code from your authenticator app",
  },
  signInWrong: /*i18n*/ {
    id: "accounts.signInWrong",
    kind: "UNAUTHENTICATED",
    message: "Wrong e-mail or password",
  },
  codeWrongOrUsed: /*i18n*/ {
    id: "accounts.codeWrongOrUsed",
    message: "This code is wrong or was already used",
  },
  noSuchSession: /*i18n*/ {
    id: "accounts.noSuchSession",
    kind: "NOT_FOUND",
    message: "There is no such session",
  },
  nobodySignedIn: /*i18n*/ {
    id: "accounts.nobodySignedIn",
    kind: "UNAUTHENTICATED",
    message: "Nobody is signed in",
  },
  chosenPasswordNeeded: /*i18n*/ {
    id: "accounts.chosenPasswordNeeded",
    message: "Enter the password you chose at sign-up",
  },
  chosenPasswordWrong: /*i18n*/ {
    id: "accounts.chosenPasswordWrong",
    message: "This is not the password that was chosen at sign-up",
  },
  viewingOff: /*i18n*/ {
    id: "accounts.viewingOff",
    kind: "FORBIDDEN",
    message: "Looking at desks is switched off in the settings",
  },
  viewingAdmin: /*i18n*/ {
    id: "accounts.viewingAdmin",
    kind: "CONFLICT",
    message: "Nobody looks at an admin's desk but that admin",
  },
  viewingSuspended: /*i18n*/ {
    id: "accounts.viewingSuspended",
    kind: "CONFLICT",
    message: "A suspended account has no desk to look at",
  },
  adminsMadeByOperator: /*i18n*/ {
    id: "accounts.adminsMadeByOperator",
    kind: "FORBIDDEN",
    message: "Nobody becomes admin here; the operator's tool makes admins",
  },
  notFromYourself: /*i18n*/ {
    id: "accounts.notFromYourself",
    kind: "CONFLICT",
    message: "You cannot take this from yourself",
  },
  lastAdmin: /*i18n*/ {
    id: "accounts.lastAdmin",
    kind: "CONFLICT",
    message: "One admin has to stay",
  },
  signInAgain: /*i18n*/ {
    id: "accounts.signInAgain",
    kind: "UNAUTHENTICATED",
    message: "Sign in again",
  },
});
