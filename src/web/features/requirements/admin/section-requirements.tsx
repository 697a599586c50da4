import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  REQUIREMENT_PROPERTY_TYPES,
  REQUIREMENT_STATUSES,
} from "#domain/requirements/requirement.ts";
import { formatPhone } from "#domain/shared/phone.ts";
import type { ListState } from "#web/platform/admin/list-state.ts";
import { CsvButton } from "#web/platform/admin/parts/csv-button.tsx";
import { StateTag } from "#web/platform/admin/parts/tag.tsx";
import { defineSection } from "#web/platform/admin/table/define-section.tsx";
import { optionsOf } from "#web/platform/admin/table/filters.tsx";
import { FilterSelect } from "#web/platform/admin/table/toolbar.tsx";
import { formatDateTime } from "#web/platform/labels/dates.ts";
import { REQUIREMENT_TYPE_LABELS } from "#web/platform/labels/requirement-labels.ts";
import { useAdmins } from "./admins.ts";
import { ContactButtons } from "./contact-buttons.tsx";
import { RequirementCard } from "./requirement-card.tsx";
import { LISTING_TYPE_LABELS, REQUIREMENT_STATES } from "./requirement-labels.ts";
import { RequirementPanel } from "./requirement-panel.tsx";

const changed = (count: number) =>
  msg`${plural(count, { one: "# requirement changed", other: "# requirements changed" })}`;

export default defineSection({
  call: "/requirements",
  heading: msg`Customer Requirements`,
  head: ({ list }) => (
    <CsvButton path="/requirements/export.csv" asked={list.asked} fileName="requirements.csv" />
  ),
  search: msg`Name, phone, place`,
  filters: [
    {
      name: "status",
      label: msg`Status`,
      all: msg`All statuses`,
      options: optionsOf(REQUIREMENT_STATUSES, REQUIREMENT_STATES),
    },
    {
      name: "type",
      label: msg`Property type`,
      all: msg`All types`,
      options: optionsOf(REQUIREMENT_PROPERTY_TYPES, REQUIREMENT_TYPE_LABELS),
    },
    { name: "assignedTo", control: AssigneeFilter },
    { name: "from", day: msg`From` },
    { name: "to", day: msg`To` },
  ],
  areFiltersFolded: true,
  columns: [
    {
      header: msg`Name`,
      cell: ({ name, phone }) => (
        <>
          <b className="block whitespace-nowrap font-medium">{name}</b>
          <span className="whitespace-nowrap text-muted text-sm">{formatPhone(phone)}</span>
        </>
      ),
    },
    {
      header: msg`Type`,
      cell: ({ propertyType, listingType }, { i18n }) => (
        <>
          <span className="block">{i18n._(REQUIREMENT_TYPE_LABELS[propertyType])}</span>
          <span className="text-muted text-sm">{i18n._(LISTING_TYPE_LABELS[listingType])}</span>
        </>
      ),
    },
    { header: msg`Location`, cell: ({ location }) => location || <NotSpecified /> },
    { header: msg`Budget`, cell: ({ budget }) => budget || <NotSpecified /> },
    {
      header: msg`Requirements`,
      cell: ({ requirements }) => (
        <span className="line-clamp-2 min-w-28 max-w-96" title={requirements}>
          {requirements || <Trans>Not provided</Trans>}
        </span>
      ),
    },
    {
      header: msg`Created`,
      sort: "createdAt",
      cell: ({ createdAt }, { language }) => (
        <time dateTime={createdAt} className="whitespace-nowrap text-muted">
          {formatDateTime(createdAt, language)}
        </time>
      ),
    },
    { header: msg`Status`, cell: ({ status }) => <StateTag of={REQUIREMENT_STATES[status]} /> },
  ],
  card: (requirement, { opener }) => <RequirementCard requirement={requirement} opener={opener} />,
  // Seven columns, and none of them can be left out.
  tableFrom: 1024,
  nameOf: ({ name }) => name,
  bulk: {
    kind: "requirement",
    actions: [
      { label: msg`Contacted`, act: "contacted", done: changed },
      { label: msg`Closed`, act: "closed", done: changed },
      { label: msg`Spam`, act: "spam", done: changed },
    ],
  },
  actions: (requirement) => <ContactButtons requirement={requirement} size="row" />,
  areActionsInPanel: true,
  panel: (requirement, { close }) =>
    requirement && <RequirementPanel requirement={requirement} onClose={close} />,
  empty: msg`No requirements yet`,
  emptyNote: <Trans>Requirements arrive from the form on the home page.</Trans>,
});

function NotSpecified() {
  return <Trans>Not specified</Trans>;
}

function AssigneeFilter({ list }: { list: ListState }) {
  const { t } = useLingui();
  return (
    <FilterSelect
      list={list}
      name="assignedTo"
      label={t`Assigned to`}
      all={t`Anybody's`}
      options={useAdmins().map(({ _id, name, email }) => ({ value: _id, label: name || email }))}
    />
  );
}
