import { msg, plural } from "@lingui/core/macro";
import { UserRound } from "lucide-react";
import type { ManagedAgent } from "#domain/agents/answer-schema.ts";
import { COMPANY_STATUSES } from "#domain/companies/company.ts";
import { COMPANY_STATES } from "#web/platform/admin/companies/company-labels.ts";
import { Day } from "#web/platform/admin/parts/moment.tsx";
import { StateTag } from "#web/platform/admin/parts/tag.tsx";
import { Thumb } from "#web/platform/admin/parts/thumb.tsx";
import { defineSection } from "#web/platform/admin/table/define-section.tsx";
import { optionsOf } from "#web/platform/admin/table/filters.tsx";
import { AgentForm } from "./agent-form.tsx";

/** The agents in the directory. */
export default defineSection({
  call: "/admin/agents",
  search: msg`Search agents`,
  filters: [
    {
      name: "status",
      label: msg`Status`,
      all: msg`All statuses`,
      options: optionsOf(COMPANY_STATUSES, COMPANY_STATES),
    },
  ],
  columns: [
    {
      header: msg`Agent`,
      sort: "name",
      cell: ({ name, title, portraitUrl }) => (
        <span className="flex items-center gap-3">
          <Thumb url={portraitUrl} width={96} icon={UserRound} className="size-9 rounded-full" />
          <span className="min-w-0">
            <span className="block font-medium">{name}</span>
            <span className="text-[0.8125rem] text-muted">{title}</span>
          </span>
        </span>
      ),
    },
    { header: msg`Location`, cell: ({ location }) => location },
    { header: msg`Speciality`, isExtra: true, cell: ({ specialization }) => specialization },
    { header: msg`Company`, isExtra: true, cell: ({ companyName }) => companyName ?? "–" },
    {
      header: msg`Listings`,
      sort: "listings",
      align: "end",
      cell: ({ listingCount }) => listingCount,
    },
    {
      header: msg`Changed`,
      sort: "updatedAt",
      isExtra: true,
      cell: ({ updatedAt }) => <Day iso={updatedAt} />,
    },
    { header: msg`Status`, cell: ({ status }) => <StateTag of={COMPANY_STATES[status]} /> },
  ],
  nameOf: ({ name }) => name,
  exported: "agents",
  bulk: {
    kind: "agent",
    actions: [
      {
        label: msg`Suspend`,
        act: "suspend",
        done: (count) =>
          msg`${plural(count, { one: "# agent suspended", other: "# agents suspended" })}`,
      },
      {
        label: msg`Set live`,
        act: "live",
        done: (count) =>
          msg`${plural(count, { one: "# agent is live", other: "# agents are live" })}`,
      },
    ],
  },
  edited: {
    add: msg`Add New Agent`,
    removal: {
      path: "/agents",
      nameOf: ({ name }: ManagedAgent) => name,
      title: msg`Delete agent`,
      done: msg`Agent deleted successfully`,
      failed: msg`Failed to delete agent`,
    },
    form: AgentForm,
  },
  empty: msg`No agents yet`,
});
