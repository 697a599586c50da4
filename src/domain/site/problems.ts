import { defineTexts } from "#domain/shared/errors.ts";

export const siteProblems = defineTexts({
  nameSite: /*i18n*/ { id: "site.nameSite", message: "Give the site a name" },
  giveSitePhone: /*i18n*/ {
    id: "site.giveSitePhone",
    message: "Give a phone number for the site's own desk",
  },
  giveSiteEmail: /*i18n*/ {
    id: "site.giveSiteEmail",
    message: "Give an e-mail address for the site's own desk",
  },
  nameOfficer: /*i18n*/ { id: "site.nameOfficer", message: "Name the grievance officer" },
  giveOfficerEmail: /*i18n*/ {
    id: "site.giveOfficerEmail",
    message: "Give the officer's e-mail address",
  },
  giveStaffEmail: /*i18n*/ {
    id: "site.giveStaffEmail",
    message: "Give an e-mail address that staff read",
  },
  tooManyAddresses: /*i18n*/ { id: "site.tooManyAddresses", message: "At most {max} addresses" },
  adminsOnlyHere: /*i18n*/ {
    id: "site.adminsOnlyHere",
    kind: "FORBIDDEN",
    message: "Only an admin may do that",
  },
});
