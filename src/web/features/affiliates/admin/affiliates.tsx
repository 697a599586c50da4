import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check, Undo2 } from "lucide-react";
import { useMemo } from "react";
import type { AffiliateLead as Lead } from "#domain/affiliates/answer-schema.ts";
import { canBecome } from "#domain/affiliates/earning.ts";
import { formatRupees } from "#domain/shared/money/money.ts";
import { useAdminList } from "#web/platform/admin/admin-query.ts";
import { useParameter } from "#web/platform/admin/list-state.ts";
import { useConfirm } from "#web/platform/admin/parts/confirm-dialog.tsx";
import { Moment } from "#web/platform/admin/parts/moment.tsx";
import { PageHead } from "#web/platform/admin/parts/page-head.tsx";
import { RowButton } from "#web/platform/admin/parts/row-button.tsx";
import { SidePanel, Split } from "#web/platform/admin/parts/side-panel.tsx";
import { Tag } from "#web/platform/admin/parts/tag.tsx";
import type { Bulk, Column } from "#web/platform/admin/table/columns.ts";
import { DataTable } from "#web/platform/admin/table/data-table.tsx";
import {
  FilterSelect,
  SearchBox,
  Toolbar,
  useEmptyList,
} from "#web/platform/admin/table/toolbar.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { AffiliatePanel } from "./affiliate-panel.tsx";
import { KIND_LABELS, STATE_LABELS } from "./lead.ts";
import { ReasonField, useLeadActions } from "./use-lead-actions.tsx";

const FILTERS = ["state"];
const STATES = ["pending", "payable", "reversed"] as const;

/** Leads that affiliates brought: which are genuine, and what was paid for them. */
export function Affiliates() {
  const { t, i18n } = useLingui();
  const list = useAdminList({ path: "/admin/affiliate-leads", filters: FILTERS });
  const [openId, open] = useParameter("open");
  const empty = useEmptyList(list, FILTERS, t`No affiliate has brought a lead yet`);
  return (
    <>
      <PageHead title={<Trans>Affiliates</Trans>}>
        <ButtonLink to="/admin/settings#affiliate-rates" look="outline" size="compact">
          <Trans>Set rates</Trans>
        </ButtonLink>
      </PageHead>
      <Toolbar>
        <SearchBox list={list} label={t`Search affiliates`} />
        <FilterSelect
          list={list}
          name="state"
          label={t`State`}
          all={t`All states`}
          options={STATES.map((value) => ({ value, label: i18n._(STATE_LABELS[value].label) }))}
        />
      </Toolbar>
      <Split
        panel={
          openId && (
            <SidePanel key={openId} title={<Trans>Affiliate</Trans>} onClose={() => open("")}>
              <AffiliatePanel userId={openId} />
            </SidePanel>
          )
        }
      >
        <DataTable
          label={t`Leads of affiliates`}
          list={list}
          columns={useLeadColumns()}
          bulk={useLeadBulk()}
          nameOf={({ affiliateName }) => affiliateName}
          onOpen={({ userId }) => open(userId)}
          actions={(lead) => <LeadActions lead={lead} />}
          empty={empty}
        />
      </Split>
    </>
  );
}

function LeadActions({ lead }: { lead: Lead }) {
  const { t } = useLingui();
  const { decide } = useLeadActions();
  const { affiliateName: name } = lead;
  return (
    <span className="inline-flex">
      {canBecome(lead.state, "payable") && (
        <RowButton
          icon={Check}
          label={t`Make payable: lead of ${name}`}
          onPress={() => void decide(lead, "payable")}
        />
      )}
      {canBecome(lead.state, "reversed") && (
        <RowButton
          kind="delete"
          icon={Undo2}
          label={t`Reverse: lead of ${name}`}
          onPress={() => void decide(lead, "reversed")}
        />
      )}
    </span>
  );
}

function useLeadColumns(): Column<Lead>[] {
  const { t, i18n } = useLingui();
  return useMemo(
    () => [
      {
        id: "affiliate",
        header: t`Affiliate`,
        cell: ({ affiliateName, linkLabel }) => (
          <>
            <span className="block font-medium">{affiliateName}</span>
            <span className="block text-muted [overflow-wrap:anywhere]">{linkLabel}</span>
          </>
        ),
      },
      {
        id: "lead",
        header: t`Lead`,
        cell: ({ leadKind, about }) => (
          <>
            <span className="block">{i18n._(KIND_LABELS[leadKind])}</span>
            <span className="block text-muted [overflow-wrap:anywhere]">{about}</span>
          </>
        ),
      },
      {
        id: "state",
        header: t`State`,
        cell: ({ state }) => (
          <Tag tone={STATE_LABELS[state].tone}>{i18n._(STATE_LABELS[state].label)}</Tag>
        ),
      },
      { id: "rupees", header: t`Amount`, align: "end", cell: ({ rupees }) => formatRupees(rupees) },
      {
        id: "reason",
        header: t`Reason`,
        // A pending lead has no decision and so no reason: what is stored only says what kind of lead it is.
        cell: ({ state, reason }) => (state === "pending" ? "–" : reason),
        isExtra: true,
      },
      {
        id: "created",
        header: t`Came on`,
        sort: "createdAt",
        cell: ({ createdAt }) => <Moment iso={createdAt} />,
        isExtra: true,
      },
    ],
    [t, i18n],
  );
}

function useLeadBulk(): Bulk<Lead> {
  const { t } = useLingui();
  const confirm = useConfirm();
  return useMemo(
    () => ({
      kind: "lead",
      actions: [
        {
          label: t`Make payable`,
          act: "payable",
          prepare: async (count) => {
            const form = await confirm({
              title: t`${plural(count, { one: "Make # lead payable?", other: "Make # leads payable?" })}`,
              body: <ReasonField value={t`The lead is real`} />,
              confirm: t`Make payable`,
            });
            return form ? { reason: String(form.get("reason")) } : false;
          },
          done: (count) =>
            t`${plural(count, { one: "# lead is payable", other: "# leads are payable" })}`,
        },
      ],
    }),
    [t, confirm],
  );
}
