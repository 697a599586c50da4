import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { INQUIRY_CHANNELS, INQUIRY_STAGES } from "#domain/leads/inquiry.ts";
import { formatPhone } from "#domain/shared/phone.ts";
import { ContactButtons } from "#web/features/leads/lead-contact-buttons.tsx";
import { StageTag } from "#web/features/leads/lead-stage-tag.tsx";
import { CsvButton } from "#web/platform/admin/parts/csv-button.tsx";
import { SidePanel } from "#web/platform/admin/parts/side-panel.tsx";
import { StateTag } from "#web/platform/admin/parts/tag.tsx";
import { defineSection } from "#web/platform/admin/table/define-section.tsx";
import { optionsOf } from "#web/platform/admin/table/filters.tsx";
import { CHANNEL_LABELS, STAGE_LABELS } from "#web/platform/labels/dashboard-labels.ts";
import { formatDateTime } from "#web/platform/labels/dates.ts";
import { READERS, subjectOf } from "./admin-lead.ts";
import { LeadPanel } from "./lead-panel.tsx";

/** The leads of all listers, so that none goes unread. */
export default defineSection({
  call: "/leads",
  head: ({ list }) => (
    <CsvButton path="/leads/export.csv" asked={list.asked} fileName="leads.csv" />
  ),
  search: msg`Name, phone, message`,
  filters: [
    {
      name: "staffOnly",
      label: msg`Who sees it`,
      all: msg`All leads`,
      options: [["true", msg`Nobody else has them in an inbox`]],
    },
    {
      name: "stage",
      label: msg`Stage`,
      all: msg`All stages`,
      options: optionsOf(INQUIRY_STAGES, STAGE_LABELS),
    },
    {
      name: "channel",
      label: msg`How it came`,
      all: msg`Questions and buttons`,
      options: optionsOf(INQUIRY_CHANNELS, CHANNEL_LABELS),
    },
  ],
  areFiltersFolded: true,
  columns: [
    {
      header: msg`Name`,
      cell: ({ name, phone }) => (
        <>
          <b className="block whitespace-nowrap font-medium">{name ?? <Trans>A visitor</Trans>}</b>
          {phone && (
            <span className="whitespace-nowrap text-muted text-sm">{formatPhone(phone)}</span>
          )}
        </>
      ),
    },
    {
      header: msg`Asked about`,
      cell: (lead) => (
        <>
          <span className="line-clamp-2 min-w-32">{subjectOf(lead)}</span>
          {lead.property && lead.company && (
            <span className="text-muted text-sm">{lead.company.name}</span>
          )}
        </>
      ),
    },
    {
      header: msg`Message`,
      cell: ({ message, channel }, { i18n }) => (
        <span className="line-clamp-2 min-w-28 max-w-96" title={message}>
          {message || i18n._(CHANNEL_LABELS[channel])}
        </span>
      ),
    },
    {
      header: msg`Received`,
      cell: ({ createdAt }, { language }) => (
        <time dateTime={createdAt} className="whitespace-nowrap text-muted">
          {formatDateTime(createdAt, language)}
        </time>
      ),
    },
    { header: msg`Who else sees it`, cell: ({ readers }) => <StateTag of={READERS[readers]} /> },
    { header: msg`Stage`, cell: ({ stage }) => <StageTag stage={stage} /> },
  ],
  tableFrom: 1024,
  nameOf: (lead) => lead.name ?? subjectOf(lead),
  actions: (lead) => <ContactButtons lead={lead} size="row" />,
  areActionsInPanel: true,
  panel: (_, { openId, close }) => (
    <SidePanel title={<Trans>Lead</Trans>} onClose={close}>
      <LeadPanel id={openId} />
    </SidePanel>
  ),
  empty: msg`No leads yet`,
  emptyNote: <Trans>They come from the question form and the contact buttons of listings.</Trans>,
});
