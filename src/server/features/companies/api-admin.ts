import { waitingCompanyAnswerSchema } from "#domain/companies/answer-schema.ts";
import { callerOf, showingCurrent } from "#server/platform/http/access.ts";
import { moderationRoutes } from "#server/platform/http/moderation.ts";
import { createRouter, done, ok } from "#server/platform/http/router.ts";
import { managedCompanySchema, presentManaged } from "./presenter.ts";

const waitingSchema = waitingCompanyAnswerSchema.openapi("WaitingCompany");

const { read, decide } = moderationRoutes({
  kind: "companies",
  summaries: {
    read: "A company that waits, and who hears of the decision (admin)",
    decide: "Approve a new company, ask for a change or reject it; it hears so by mail (admin)",
  },
  waiting: waitingSchema,
  item: managedCompanySchema,
});

const DONE = {
  approve: "Company approved",
  change: "Sent back for a change",
  reject: "Company rejected",
};

export const companyAdminApi = createRouter()
  .openapi(read, async (c) => {
    const { id } = c.req.valid("param");
    const { company, reader, givenRera } = await c.var.app.companies.getWaiting(callerOf(c), id);
    const { name, language } = reader;
    return c.json(
      ok({ company: presentManaged(company), reader: { name, language }, givenRera }),
      200,
    );
  })
  .openapi(decide, async (c) => {
    const given = c.req.valid("json");
    const company = await showingCurrent(presentManaged, () =>
      c.var.app.companies.decide(callerOf(c), c.req.valid("param").id, given),
    );
    return c.json(done(DONE[given.verdict], presentManaged(company)), 200);
  });
