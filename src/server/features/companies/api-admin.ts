import { waitingCompanyAnswerSchema } from "#domain/companies/answer-schema.ts";
import { listingVerdictSchema } from "#domain/moderation/verdict-schema.ts";
import { showingCurrent } from "#server/platform/http/access.ts";
import { done, json, named, ok } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";
import { managedCompanySchema, present, presentManaged } from "./presenter.ts";

const waitingSchema = named(waitingCompanyAnswerSchema, "WaitingCompany");

const DONE = {
  approve: "Company approved",
  change: "Sent back for a change",
  reject: "Company rejected",
};

export const companyAdminApi = createRouter({ tag: "Admin", allow: "admin" })
  .call({
    route: "GET /admin/queue/companies/{id}",
    summary: "A company that waits, and who hears of the decision (admin)",
    answer: ok(waitingSchema, "What waits"),
    run: async ({ app, caller, params: { id } }) => {
      const { company, ...rest } = await app.companies.getWaiting(caller, id);
      return { ...rest, company: present(company) };
    },
  })
  .call({
    route: "POST /admin/queue/companies/{id}/decision",
    summary: "Approve a new company, ask for a change or reject it; it hears so by mail (admin)",
    body: json(listingVerdictSchema, "The verdict"),
    answer: done(managedCompanySchema, "As it is now"),
    errors: [409],
    run: async ({ app, caller, params: { id }, body }) => {
      const company = await showingCurrent(presentManaged, () =>
        app.companies.decide(caller, id, body),
      );
      return { message: DONE[body.verdict], data: present(company) };
    },
  });
