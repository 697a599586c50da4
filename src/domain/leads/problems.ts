import { defineTexts } from "#domain/shared/errors.ts";

export const leadProblems = defineTexts({
  nameWhatAbout: /*i18n*/ {
    id: "leads.nameWhatAbout",
    message: "Name the property, the company or the agent that was contacted",
  },
  giveDay: /*i18n*/ { id: "leads.giveDay", message: "Give a day like 2026-11-20" },
  sayWhyLost: /*i18n*/ { id: "leads.sayWhyLost", message: "Say why it was lost" },
  writeNote: /*i18n*/ { id: "leads.writeNote", message: "Write the note" },
  agentsTakeOnly: /*i18n*/ {
    id: "leads.agentsTakeOnly",
    message: "An agent can take a lead or give it back; an owner or manager hands it on",
  },
  membersOnly: /*i18n*/ {
    id: "leads.membersOnly",
    message: "Only a member of the company can be given a lead",
  },
});
