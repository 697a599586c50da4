import { type Company, DEFAULT_COMPANY_RATING } from "#domain/company.ts";
import type { CompanyFilter } from "#domain/company-schema.ts";
import { AppError } from "#domain/errors.ts";
import { isSlug } from "#domain/id.ts";
import type { Page } from "#domain/page.ts";
import type { SiteSettings } from "#domain/site.ts";
import type { Deps } from "#server/deps.ts";
import { findCompany, listCompanies, listCompanyPages } from "./repository.ts";

export function createCompanyService({ db, site }: Deps) {
  return {
    async list(filter: CompanyFilter): Promise<Page<Company>> {
      const [page, settings] = await Promise.all([listCompanies(db, filter), site.settings()]);
      return { ...page, items: page.items.map((company) => withRating(company, settings)) };
    },

    async get(id: string): Promise<Company> {
      const company = isSlug(id) ? await findCompany(db, id) : undefined;
      if (!company) throw new AppError("NOT_FOUND", "Company Not Found");
      return withRating(company, await site.settings());
    },

    listPages: (limit: number) => listCompanyPages(db, limit),
  };
}

/** Until a company has reviews it shows the site's default rating, unless the operator has switched that off. */
function withRating(company: Company, { showDefaultRating }: SiteSettings): Company {
  if (company.rating !== null || !showDefaultRating) return company;
  return { ...company, rating: DEFAULT_COMPANY_RATING };
}
