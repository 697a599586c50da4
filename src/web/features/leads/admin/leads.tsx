import { Trans, useLingui } from "@lingui/react/macro";
import { INQUIRY_CHANNELS, INQUIRY_STAGES } from "#domain/leads/inquiry.ts";
import { ContactButtons } from "#web/features/leads/lead-contact-buttons.tsx";
import { useAdminList } from "#web/platform/admin/admin-query.ts";
import { type ListState, useParameter } from "#web/platform/admin/list-state.ts";
import { CsvButton } from "#web/platform/admin/parts/csv-button.tsx";
import { PageHead } from "#web/platform/admin/parts/page-head.tsx";
import { SidePanel, Split } from "#web/platform/admin/parts/side-panel.tsx";
import { DataTable } from "#web/platform/admin/table/data-table.tsx";
import {
  FilterSelect,
  Filters,
  SearchBox,
  Toolbar,
  useEmptyList,
} from "#web/platform/admin/table/toolbar.tsx";
import { CHANNEL_LABELS, STAGE_LABELS } from "#web/platform/labels/dashboard-labels.ts";
import { subjectOf } from "./admin-lead.ts";
import { useLeadColumns } from "./lead-columns.tsx";
import { LeadPanel } from "./lead-panel.tsx";

const FILTERS = ["staffOnly", "stage", "channel"];
const TABLE_FROM = 1024;

/** The leads of all listers, so that none goes unread. */
export function Leads() {
  const { t } = useLingui();
  const list = useAdminList({ path: "/leads", filters: FILTERS });
  const [openId, open] = useParameter("open");
  const columns = useLeadColumns();
  const empty = useEmptyList(list, FILTERS, t`No leads yet`);
  return (
    <>
      <PageHead title={<Trans>Leads</Trans>}>
        <CsvButton path="/leads/export.csv" asked={list.asked} fileName="leads.csv" />
      </PageHead>
      <LeadTools list={list} />
      <Split
        panel={
          openId && (
            <SidePanel key={openId} title={<Trans>Lead</Trans>} onClose={() => open("")}>
              <LeadPanel id={openId} />
            </SidePanel>
          )
        }
      >
        <DataTable
          label={t`Leads`}
          list={list}
          columns={columns}
          tableFrom={TABLE_FROM}
          nameOf={(lead) => lead.name ?? subjectOf(lead)}
          onOpen={({ _id }) => open(_id)}
          openId={openId}
          // The open panel has these buttons too, and needs the space.
          actions={openId ? undefined : (lead) => <ContactButtons lead={lead} size="row" />}
          empty={{
            ...empty,
            children: !empty.action && (
              <Trans>They come from the question form and the contact buttons of listings.</Trans>
            ),
          }}
        />
      </Split>
    </>
  );
}

function LeadTools({ list }: { list: ListState }) {
  const { t, i18n } = useLingui();
  return (
    <Toolbar>
      <SearchBox list={list} label={t`Name, phone, message`} />
      <Filters>
        <FilterSelect
          list={list}
          name="staffOnly"
          label={t`Who sees it`}
          all={t`All leads`}
          options={[{ value: "true", label: t`Nobody else has them in an inbox` }]}
        />
        <FilterSelect
          list={list}
          name="stage"
          label={t`Stage`}
          all={t`All stages`}
          options={INQUIRY_STAGES.map((value) => ({ value, label: i18n._(STAGE_LABELS[value]) }))}
        />
        <FilterSelect
          list={list}
          name="channel"
          label={t`How it came`}
          all={t`Questions and buttons`}
          options={INQUIRY_CHANNELS.map((value) => ({
            value,
            label: i18n._(CHANNEL_LABELS[value]),
          }))}
        />
      </Filters>
    </Toolbar>
  );
}
