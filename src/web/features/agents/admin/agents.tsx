import { Trans, useLingui } from "@lingui/react/macro";
import { Plus, UserRound } from "lucide-react";
import { useMemo } from "react";
import type { ManagedAgent } from "#domain/agents/answer-schema.ts";
import { COMPANY_STATUSES } from "#domain/companies/company.ts";
import { useAdminList } from "#web/platform/admin/admin-query.ts";
import { useParameter } from "#web/platform/admin/list-state.ts";
import { Day } from "#web/platform/admin/parts/day.tsx";
import { EditAndDelete } from "#web/platform/admin/parts/edit-and-delete.tsx";
import { PageHead } from "#web/platform/admin/parts/page-head.tsx";
import { Tag } from "#web/platform/admin/parts/tag.tsx";
import type { Column } from "#web/platform/admin/table/columns.ts";
import { DataTable } from "#web/platform/admin/table/data-table.tsx";
import {
  FilterSelect,
  SearchBox,
  Toolbar,
  useEmptyList,
} from "#web/platform/admin/table/toolbar.tsx";
import { Button } from "#web/ui/button.tsx";
import { AgentForm } from "./agent-form.tsx";
import { AGENT_STATUS_LABELS } from "./managed-agent.ts";
import { useAgentBulk, useAgentRemoval } from "./use-agent-actions.tsx";

const FILTERS = ["status"];

/** The agents in the directory. */
export function Agents() {
  const { t, i18n } = useLingui();
  const list = useAdminList({ path: "/admin/agents", filters: FILTERS });
  // In the URL, so that a reload, or signing in again, comes back to the open form.
  const [editedId, setEditedId] = useParameter("edit");
  const edited = list.items.find(({ _id }) => _id === editedId);
  const { remove } = useAgentRemoval();
  const empty = useEmptyList(list, FILTERS, t`No agents yet`);
  return (
    <>
      <PageHead title={<Trans>Agents</Trans>}>
        <Button size="compact" data-add="" onClick={() => setEditedId("new")}>
          <Plus aria-hidden="true" className="size-4.5" />
          <Trans>Add New Agent</Trans>
        </Button>
      </PageHead>
      <Toolbar>
        <SearchBox list={list} label={t`Search agents`} />
        <FilterSelect
          list={list}
          name="status"
          label={t`Status`}
          all={t`All statuses`}
          options={COMPANY_STATUSES.map((value) => ({
            value,
            label: i18n._(AGENT_STATUS_LABELS[value].label),
          }))}
        />
      </Toolbar>
      <DataTable
        label={t`Agents`}
        list={list}
        columns={useAgentColumns()}
        nameOf={({ name }) => name}
        onOpen={({ _id }) => setEditedId(_id)}
        exported="agents"
        bulk={useAgentBulk()}
        actions={(agent) => (
          <EditAndDelete
            name={agent.name}
            onEdit={() => setEditedId(agent._id)}
            onDelete={() => void remove(agent)}
          />
        )}
        empty={empty}
      />
      {(edited || editedId === "new") && (
        <AgentForm key={editedId} agent={edited ?? null} onClose={() => setEditedId("")} />
      )}
    </>
  );
}

function useAgentColumns(): Column<ManagedAgent>[] {
  const { t, i18n } = useLingui();
  return useMemo(
    () => [
      {
        id: "name",
        header: t`Agent`,
        sort: "name",
        cell: (agent) => (
          <span className="flex items-center gap-3">
            <Portrait agent={agent} />
            <span className="min-w-0">
              <span className="block font-medium">{agent.name}</span>
              <span className="text-[0.8125rem] text-muted">{agent.title}</span>
            </span>
          </span>
        ),
      },
      { id: "location", header: t`Location`, cell: ({ location }) => location },
      {
        id: "speciality",
        header: t`Speciality`,
        isExtra: true,
        cell: ({ specialization }) => specialization,
      },
      {
        id: "company",
        header: t`Company`,
        isExtra: true,
        cell: ({ companyName }) => companyName ?? "–",
      },
      {
        id: "listings",
        header: t`Listings`,
        sort: "listings",
        align: "end",
        cell: ({ listingCount }) => listingCount,
      },
      {
        id: "updated",
        header: t`Changed`,
        sort: "updatedAt",
        isExtra: true,
        cell: ({ updatedAt }) => <Day iso={updatedAt} />,
      },
      {
        id: "status",
        header: t`Status`,
        cell: ({ status }) => (
          <Tag tone={AGENT_STATUS_LABELS[status].tone}>
            {i18n._(AGENT_STATUS_LABELS[status].label)}
          </Tag>
        ),
      },
    ],
    [t, i18n],
  );
}

function Portrait({ agent }: { agent: ManagedAgent }) {
  const look = "size-9 flex-none rounded-full border border-line object-cover";
  return agent.portraitUrl ? (
    <img
      src={agent.portraitUrl.replace("/320.webp", "/96.webp")}
      alt=""
      width={96}
      height={96}
      loading="lazy"
      className={look}
    />
  ) : (
    <span className={`grid place-items-center bg-sunk text-muted ${look}`}>
      <UserRound aria-hidden="true" className="size-5" />
    </span>
  );
}
