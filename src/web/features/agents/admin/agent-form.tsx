import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ManagedAgent } from "#domain/agents/answer-schema.ts";
import { COMPANY_STATUSES } from "#domain/companies/company.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { useAdmin } from "#web/platform/admin/admin-query.ts";
import { COMPANY_STATES } from "#web/platform/admin/companies/company-labels.ts";
import { defineForm } from "#web/platform/admin/form/edit-form.tsx";
import type { FormErrors } from "#web/platform/admin/parts/form-errors.ts";
import { ChoiceField } from "#web/platform/admin/parts/text-field.tsx";
import { optionsOf } from "#web/platform/admin/table/filters.tsx";

const MAX_YEARS = 70;
const COMPANIES_AT_ONCE = 100;

/** Adds or edits an agent. */
export const AgentForm = defineForm<ManagedAgent>({
  kind: "agent",
  path: "/agents",
  title: { add: msg`Add New Agent`, edit: msg`Edit Agent` },
  saved: { add: msg`Agent created successfully`, edit: msg`Agent updated successfully` },
  failed: msg`Failed to save agent`,
  picture: { name: "portraitUrl", label: msg`Photo`, bucket: "portraits", of: "portrait" },
  fields: [
    { name: "name", label: msg`Name`, missing: msg`Enter the agent's name`, max: LENGTHS.name },
    {
      name: "title",
      label: msg`Title`,
      note: msg`(such as Property Consultant)`,
      missing: msg`Enter the agent's title`,
      max: LENGTHS.role,
    },
    {
      name: "location",
      label: msg`Location`,
      missing: msg`Enter the agent's location`,
      max: LENGTHS.location,
    },
    {
      name: "specialization",
      label: msg`Speciality`,
      missing: msg`Enter the agent's speciality`,
      max: LENGTHS.role,
    },
    {
      name: "experienceYears",
      kind: "count",
      label: msg`Years of experience`,
      missing: msg`Enter the years of experience`,
      max: MAX_YEARS,
      of: ({ experience }) => experience,
    },
    {
      name: "languages",
      kind: "list",
      label: msg`Languages`,
      note: msg`(with commas between)`,
      missing: msg`Enter at least one language`,
    },
    {
      name: "description",
      kind: "long",
      label: msg`Description`,
      max: LENGTHS.description,
      empty: "",
    },
    { name: "phone", kind: "phone", label: msg`Phone` },
    { name: "email", kind: "email", label: msg`E-mail` },
    { name: "companyId", kind: "own", label: msg`Company`, control: CompanyChoice },
    { name: "reraNumber", label: msg`RERA number`, max: LENGTHS.reraNumber },
    { name: "propertiesSold", kind: "count", label: msg`Properties sold`, start: 0 },
    { name: "badge", label: msg`Badge`, max: LENGTHS.badge },
    {
      name: "status",
      kind: "choice",
      label: msg`Status`,
      options: optionsOf(COMPANY_STATUSES, COMPANY_STATES),
      start: "live",
    },
  ],
  labels: { portraitId: msg`Photo` },
});

function CompanyChoice({ item: agent, errors }: { item: ManagedAgent | null; errors: FormErrors }) {
  const { t } = useLingui();
  const { data } = useAdmin("/admin/companies", {
    query: `sort=name&limit=${COMPANIES_AT_ONCE}`,
  });
  const listed = (data?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
  const own = agent?.companyId && { value: agent.companyId, label: agent.companyName ?? "" };
  // The agent's own company may be further down the list than we fetched.
  const companies =
    own && !listed.some(({ value }) => value === own.value) ? [own, ...listed] : listed;
  return (
    <ChoiceField
      // Remount when the list has loaded, so that the choice is selected.
      key={companies.length}
      name="companyId"
      label={t`Company`}
      note={t`(optional)`}
      defaultValue={agent?.companyId ?? ""}
      errors={errors}
      options={[{ value: "", label: t`None` }, ...companies]}
    />
  );
}
