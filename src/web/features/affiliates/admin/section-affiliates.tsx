import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check, Undo2 } from "lucide-react";
import type { AffiliateLead as Lead } from "#domain/affiliates/answer-schema.ts";
import { canBecome } from "#domain/affiliates/earning.ts";
import { formatRupees } from "#domain/shared/money/money.ts";
import { Moment } from "#web/platform/admin/parts/moment.tsx";
import { RowButton } from "#web/platform/admin/parts/row-button.tsx";
import { SidePanel } from "#web/platform/admin/parts/side-panel.tsx";
import { StateTag } from "#web/platform/admin/parts/tag.tsx";
import { defineSection } from "#web/platform/admin/table/define-section.tsx";
import { optionsOf } from "#web/platform/admin/table/filters.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { AffiliatePanel } from "./affiliate-panel.tsx";
import { EARNING_STATES, KIND_LABELS } from "./lead.ts";
import { ReasonField, useLeadActions } from "./use-lead-actions.tsx";

/** Leads that affiliates brought: which are genuine, and what was paid for them. */
export default defineSection({
  call: "/admin/affiliate-leads",
  head: () => (
    <ButtonLink to="/admin/settings#affiliate-rates" look="outline" size="compact">
      <Trans>Set rates</Trans>
    </ButtonLink>
  ),
  label: msg`Leads of affiliates`,
  search: msg`Search affiliates`,
  filters: [
    {
      name: "state",
      label: msg`State`,
      all: msg`All states`,
      options: optionsOf(["pending", "payable", "reversed"], EARNING_STATES),
    },
  ],
  columns: [
    {
      header: msg`Affiliate`,
      cell: ({ affiliateName, linkLabel }) => (
        <>
          <span className="block font-medium">{affiliateName}</span>
          <span className="block text-muted [overflow-wrap:anywhere]">{linkLabel}</span>
        </>
      ),
    },
    {
      header: msg`Lead`,
      cell: ({ leadKind, about }, { i18n }) => (
        <>
          <span className="block">{i18n._(KIND_LABELS[leadKind])}</span>
          <span className="block text-muted [overflow-wrap:anywhere]">{about}</span>
        </>
      ),
    },
    { header: msg`State`, cell: ({ state }) => <StateTag of={EARNING_STATES[state]} /> },
    { header: msg`Amount`, align: "end", cell: ({ rupees }) => formatRupees(rupees) },
    {
      header: msg`Reason`,
      // A pending lead has no decision and so no reason: what is stored only says what kind of lead it is.
      cell: ({ state, reason }) => (state === "pending" ? "–" : reason),
      isExtra: true,
    },
    {
      header: msg`Came on`,
      sort: "createdAt",
      cell: ({ createdAt }) => <Moment iso={createdAt} />,
      isExtra: true,
    },
  ],
  nameOf: ({ affiliateName }) => affiliateName,
  bulk: {
    kind: "lead",
    actions: [
      {
        label: msg`Make payable`,
        act: "payable",
        ask: (count, i18n) => ({
          title: i18n._(
            msg`${plural(count, { one: "Make # lead payable?", other: "Make # leads payable?" })}`,
          ),
          body: <ReasonField value={i18n._(msg`The lead is real`)} />,
        }),
        done: (count) =>
          msg`${plural(count, { one: "# lead is payable", other: "# leads are payable" })}`,
      },
    ],
  },
  actions: (lead) => <LeadActions lead={lead} />,
  opens: ({ userId }) => userId,
  panel: (_, { openId, close }) => (
    <SidePanel title={<Trans>Affiliate</Trans>} onClose={close}>
      <AffiliatePanel userId={openId} />
    </SidePanel>
  ),
  empty: msg`No affiliate has brought a lead yet`,
});

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
