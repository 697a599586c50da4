import { msg, plural } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { ManagedCompany } from "#domain/companies/answer-schema.ts";
import { COMPANY_STATUSES } from "#domain/companies/company.ts";
import { useAdmin } from "#web/platform/admin/admin-query.ts";
import { COMPANY_STATES } from "#web/platform/admin/companies/company-labels.ts";
import { CompanyLogo } from "#web/platform/admin/companies/company-logo.tsx";
import { CompanyStatusTag } from "#web/platform/admin/companies/company-status-tag.tsx";
import { Day } from "#web/platform/admin/parts/moment.tsx";
import { defineSection } from "#web/platform/admin/table/define-section.tsx";
import { DELETED_FILTER, optionsOf } from "#web/platform/admin/table/filters.tsx";
import { CompanyCard } from "./company-card.tsx";
import { CompanyForm } from "./company-form.ts";
import { CompanyPanel } from "./company-panel.tsx";
import { discardCompany } from "./discard-company.tsx";

export default defineSection({
  call: "/admin/companies",
  search: msg`Search companies`,
  filters: [
    {
      name: "status",
      label: msg`Status`,
      all: msg`All statuses`,
      options: optionsOf(COMPANY_STATUSES, COMPANY_STATES),
    },
    DELETED_FILTER,
    {
      name: "sort",
      isOfEmpty: true,
      label: msg`Sort`,
      all: msg`Newest`,
      options: [
        ["createdAt", msg`Oldest`],
        ["name", msg`Name, A to Z`],
        ["-name", msg`Name, Z to A`],
      ],
    },
  ],
  areFiltersFolded: true,
  columns: [
    {
      header: msg`Company`,
      sort: "name",
      cell: (company) => (
        <span className="flex items-center gap-3 font-medium">
          <CompanyLogo company={company} />
          {company.name}
        </span>
      ),
    },
    { header: msg`Location`, cell: ({ location }) => location },
    { header: msg`RERA number`, isExtra: true, cell: ({ reraNumber }) => reraNumber },
    { header: msg`Properties`, align: "end", cell: ({ propertyCount }) => propertyCount },
    {
      header: msg`Created`,
      sort: "createdAt",
      isExtra: true,
      cell: ({ createdAt }) => <Day iso={createdAt} />,
    },
    { header: msg`Status`, cell: (company) => <CompanyStatusTag company={company} /> },
  ],
  card: (company, parts) => <CompanyCard company={company} {...parts} />,
  view: "either",
  nameOf: ({ name }) => name,
  exported: "companies",
  bulk: {
    kind: "company",
    actions: [
      {
        label: msg`Verify`,
        act: "verify",
        done: (count) =>
          msg`${plural(count, { one: "# company verified", other: "# companies verified" })}`,
      },
      {
        label: msg`Suspend`,
        act: "suspend",
        ask: (count, i18n) => ({
          title: i18n._(
            msg`${plural(count, { one: "Suspend # company?", other: "Suspend # companies?" })}`,
          ),
          body: <Trans>Their listings leave the site until they are live again.</Trans>,
          isDangerous: true,
        }),
        done: (count) =>
          msg`${plural(count, { one: "# company suspended", other: "# companies suspended" })}`,
      },
      {
        label: msg`Set live`,
        act: "live",
        done: (count) =>
          msg`${plural(count, { one: "# company is live", other: "# companies are live" })}`,
      },
    ],
  },
  panel: (company, { close, editing }) =>
    company && <CompanyPanel company={company} onClose={close} {...editing.actionsOn(company)} />,
  edited: {
    add: msg`Add New Company`,
    useOne: (asked) => useAdmin("/companies/{id}", asked).data?.data,
    removal: {
      path: "/companies",
      nameOf: ({ name }: ManagedCompany) => name,
      title: msg`Delete company`,
      done: msg`Company deleted successfully`,
      failed: msg`Failed to delete company`,
      discard: discardCompany,
    },
    form: CompanyForm,
  },
  empty: msg`No companies yet`,
});
