import { defineTexts } from "#domain/shared/errors.ts";

export const moderationProblems = defineTexts({
  notAList: /*i18n*/ { id: "moderation.notAList", message: "Not a list of the console" },
  nameView: /*i18n*/ { id: "moderation.nameView", message: "Give the view a name" },
  notAQuery: /*i18n*/ { id: "moderation.notAQuery", message: "Not the search part of an address" },
  idsOrList: /*i18n*/ {
    id: "moderation.idsOrList",
    message: "Say either which ones, or which list",
  },
  chooseReason: /*i18n*/ { id: "moderation.chooseReason", message: "Choose what is wrong" },
  sayWhySentBack: /*i18n*/ {
    id: "moderation.sayWhySentBack",
    message: "Say why, so that they can put it right",
  },
  someMissing: /*i18n*/ {
    id: "moderation.someMissing",
    kind: "NOT_FOUND",
    message: "Some of these are not there; nothing was changed",
  },
  tooManyAtOnce: /*i18n*/ {
    id: "moderation.tooManyAtOnce",
    message: "At most {max} at once: narrow the list down",
  },
  notInBulk: /*i18n*/ {
    id: "moderation.notInBulk",
    message: "This cannot be done to many at once",
  },
  noSuchReport: /*i18n*/ {
    id: "moderation.noSuchReport",
    kind: "NOT_FOUND",
    message: "There is no such report",
  },
  reportSettled: /*i18n*/ {
    id: "moderation.reportSettled",
    kind: "CONFLICT",
    message: "This report is already settled",
  },
  tooManyViews: /*i18n*/ {
    id: "moderation.tooManyViews",
    message: "At most {max} views can be kept",
  },
});
