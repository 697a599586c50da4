import {
  type Company,
  DEFAULT_COMPANY_RATING,
  type ManagedCompany,
} from "#domain/companies/company.ts";
import type { CompanyFilter, ManagedCompanyFilter } from "#domain/companies/company-schema.ts";
import { canSeeCompany } from "#domain/companies/policy.ts";
import { type Actor, isAdmin } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import { isSlug } from "#domain/shared/id.ts";
import type { Page } from "#domain/shared/page.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { SiteSettings } from "#domain/site/site.ts";
import type { Deps } from "#server/deps.ts";
import {
  findCompany,
  findManagedCompany,
  listCompanies,
  listCompanyPages,
  listManagedCompanies,
} from "./repository.ts";

export function createCompanyService({ db, reads, site }: Deps) {
  return {
    async list(filter: CompanyFilter): Promise<Page<Company>> {
      const [page, settings] = await Promise.all([listCompanies(reads, filter), site.settings()]);
      return { ...page, items: page.items.map((company) => withRating(company, settings)) };
    },

    async get(id: string): Promise<Company> {
      const company = isSlug(id) ? await findCompany(reads, id) : undefined;
      if (!company) throw new AppError(sharedProblems.companyNotFound());
      return withRating(company, await site.settings());
    },

    /** Live or not, with its status, for its members; for all others it does not exist. */
    async getManaged(actor: Actor, id: string): Promise<ManagedCompany> {
      const company = isSlug(id) ? await findManagedCompany(db, id) : undefined;
      const isThere = company && canSeeCompany(actor, id) && isVisible(actor, company);
      if (!isThere) throw new AppError(sharedProblems.companyNotFound());
      return withRating(company, await site.settings());
    },

    async listManaged(filter: ManagedCompanyFilter): Promise<Page<ManagedCompany>> {
      const [page, settings] = await Promise.all([
        listManagedCompanies(db, filter),
        site.settings(),
      ]);
      return { ...page, items: page.items.map((company) => withRating(company, settings)) };
    },

    listPages: (limit: number) => listCompanyPages(reads, limit),
  };
}

/** Until a company has reviews it shows the site's default rating, unless the operator has switched that off. */
function withRating<Kind extends Company>(
  company: Kind,
  { showDefaultRating }: SiteSettings,
): Kind {
  if (company.rating !== null || !showDefaultRating) return company;
  return { ...company, rating: DEFAULT_COMPANY_RATING };
}

/** A deleted company is visible only to the admin, who may restore it. */
function isVisible(actor: Actor, { deletedAt }: ManagedCompany): boolean {
  return deletedAt === null || isAdmin(actor);
}
