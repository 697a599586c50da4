import { defineTexts } from "#domain/shared/errors.ts";

export const operationProblems = defineTexts({
  messageNotResendable: /*i18n*/ {
    id: "operations.messageNotResendable",
    kind: "CONFLICT",
    message: "This message cannot be sent again",
  },
  noSuchMessage: /*i18n*/ {
    id: "operations.noSuchMessage",
    kind: "NOT_FOUND",
    message: "There is no such message",
  },
  signInToExport: /*i18n*/ {
    id: "operations.signInToExport",
    kind: "UNAUTHENTICATED",
    message: "Sign in to export data",
  },
  adminsExport: /*i18n*/ {
    id: "operations.adminsExport",
    kind: "FORBIDDEN",
    message: "Only an admin may export data",
  },
  noSuchExport: /*i18n*/ {
    id: "operations.noSuchExport",
    kind: "NOT_FOUND",
    message: "There is no such export",
  },
  noMailServer: /*i18n*/ {
    id: "operations.noMailServer",
    message: "There is no mail server: set SMTP_URL",
  },
  noSmsGateway: /*i18n*/ {
    id: "operations.noSmsGateway",
    message: "There is no gateway for texts: set SMS_URL",
  },
  sent: /*i18n*/ { id: "operations.sent", message: "It was sent" },
  storeWorks: /*i18n*/ {
    id: "operations.storeWorks",
    message: "A file was written, read and removed",
  },
  storeDiffers: /*i18n*/ {
    id: "operations.storeDiffers",
    message: "The store gave back something else",
  },
});
