import { defineTexts } from "#domain/shared/errors.ts";

export const companyProblems = defineTexts({
  enterCompanyName: /*i18n*/ {
    id: "companies.enterCompanyName",
    message: "Enter the company's name",
  },
  enterCompanyEmail: /*i18n*/ {
    id: "companies.enterCompanyEmail",
    message: "Enter the company's e-mail address",
  },
  describeCompany: /*i18n*/ { id: "companies.describeCompany", message: "Describe the company" },
  enterCompanyLocation: /*i18n*/ {
    id: "companies.enterCompanyLocation",
    message: "Enter the company's location",
  },
  enterCompanyPhone: /*i18n*/ {
    id: "companies.enterCompanyPhone",
    message: "Enter the company's phone number",
  },
  enterRera: /*i18n*/ { id: "companies.enterRera", message: "Enter the RERA number" },
  chooseRole: /*i18n*/ { id: "companies.chooseRole", message: "Choose a role" },
  enterTheEmail: /*i18n*/ { id: "companies.enterTheEmail", message: "Enter the e-mail address" },
  alreadyMember: /*i18n*/ {
    id: "companies.alreadyMember",
    kind: "CONFLICT",
    message: "They are a member already",
  },
  noSuchInvitation: /*i18n*/ {
    id: "companies.noSuchInvitation",
    kind: "NOT_FOUND",
    message: "There is no such invitation",
  },
  noSuchMember: /*i18n*/ {
    id: "companies.noSuchMember",
    kind: "NOT_FOUND",
    message: "There is no such member",
  },
  invitedAddress: /*i18n*/ {
    id: "companies.invitedAddress",
    kind: "FORBIDDEN",
    message: "Sign in with the address that was invited",
  },
  memberElsewhere: /*i18n*/ {
    id: "companies.memberElsewhere",
    kind: "CONFLICT",
    message: "You are a member of a company already",
  },
  otherWork: /*i18n*/ {
    id: "companies.otherWork",
    kind: "CONFLICT",
    message: "This account has other work: join with another address",
  },
  companyDecided: /*i18n*/ {
    id: "companies.companyDecided",
    kind: "CONFLICT",
    message: "This company no longer waits for a decision",
  },
  hasCompany: /*i18n*/ {
    id: "companies.hasCompany",
    kind: "CONFLICT",
    message: "You have a company already",
  },
  repeatWithProperties: /*i18n*/ {
    id: "companies.repeatWithProperties",
    message: "Repeat with ?withProperties=true to delete them as well",
  },
  uploadLogo: /*i18n*/ {
    id: "companies.uploadLogo",
    message: "Upload the logo here first; pictures elsewhere are not fetched",
  },
  companyHasProperties: /*i18n*/ {
    id: "companies.companyHasProperties",
    kind: "CONFLICT",
    message:
      "This company has {count, plural, one {1 property} other {{count} properties}}: say whether they go too",
  },
});
