import { defineTexts } from "#domain/shared/errors.ts";

export const agentProblems = defineTexts({
  enterName: /*i18n*/ { id: "agents.enterName", message: "Enter the agent's name" },
  enterTitle: /*i18n*/ { id: "agents.enterTitle", message: "Enter the agent's title" },
  enterLocation: /*i18n*/ { id: "agents.enterLocation", message: "Enter the agent's location" },
  enterSpeciality: /*i18n*/ {
    id: "agents.enterSpeciality",
    message: "Enter the agent's speciality",
  },
  enterExperience: /*i18n*/ {
    id: "agents.enterExperience",
    message: "Enter the years of experience",
  },
  enterLanguage: /*i18n*/ { id: "agents.enterLanguage", message: "Enter at least one language" },
  uploadPhoto: /*i18n*/ {
    id: "agents.uploadPhoto",
    message: "Upload the photo here first; pictures elsewhere are not fetched",
  },
  agentNotFound: /*i18n*/ {
    id: "agents.agentNotFound",
    kind: "NOT_FOUND",
    message: "Agent Not Found",
  },
});
