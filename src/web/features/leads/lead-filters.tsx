import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "react-router";
import { INQUIRY_STAGES } from "#domain/inquiry.ts";
import type { LeadCounts } from "#domain/lead.ts";
import { STAGE_LABELS } from "#web/desk-labels.ts";
import { useLocalPath } from "#web/language.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { CONTROL, Field, Select } from "#web/ui/field.tsx";
import { Link } from "#web/ui/link.tsx";
import { type Asked, queryOf } from "./asked.ts";

type Choices = {
  assignees: { id: string; name: string }[];
  listings: { id: string; title: string }[];
};

type Props = { base: string; asked: Asked; choices: Choices; counts: LeadCounts };

export function LeadFilters({ base, asked, choices, counts }: Props) {
  return (
    <div className="grid gap-4">
      <StageTabs base={base} asked={asked} counts={counts} />
      <FilterForm base={base} asked={asked} choices={choices} />
    </div>
  );
}

/** The pipeline, with how many stand where. */
function StageTabs({ base, asked, counts }: Omit<Props, "choices">) {
  const { i18n, t } = useLingui();
  const all = Object.values(counts.byStage).reduce((sum, count) => sum + count, 0);
  const tabs = [
    { label: t`All`, count: all, query: { ...asked, stage: undefined, due: undefined } },
    ...INQUIRY_STAGES.map((stage) => ({
      label: i18n._(STAGE_LABELS[stage]),
      count: counts.byStage[stage],
      query: { ...asked, stage, due: undefined },
    })),
    { label: t`Due`, count: counts.due, query: { ...asked, stage: undefined, due: true } },
  ];
  const current = asked.due
    ? tabs.length - 1
    : asked.stage
      ? INQUIRY_STAGES.indexOf(asked.stage) + 1
      : 0;
  return (
    <nav aria-label={t`Stages`} className="flex flex-wrap gap-2">
      {tabs.map(({ label, count, query }, at) => (
        <Link
          key={label}
          to={`${base}${queryOf(query)}`}
          aria-current={at === current ? "true" : undefined}
          className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-4 aria-[current=true]:border-neem aria-[current=true]:bg-neem-wash aria-[current=true]:font-semibold"
        >
          {label} <span className="text-muted tabular-nums">{count}</span>
        </Link>
      ))}
    </nav>
  );
}

function FilterForm({ base, asked, choices }: Omit<Props, "counts">) {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const { assignees, listings } = choices;
  const isFiltered = Boolean(asked.q || asked.propertyId || asked.assignedTo || asked.today);
  return (
    <Form
      role="search"
      action={localPath(base)}
      // A field keeps what was typed until another filter is chosen elsewhere.
      key={queryOf(asked)}
      className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto]"
    >
      {asked.stage && <input type="hidden" name="stage" value={asked.stage} />}
      {asked.due && <input type="hidden" name="due" value="1" />}
      <Field id="lead-q" label={t`Name, number or words`}>
        <input id="lead-q" name="q" type="search" defaultValue={asked.q} className={CONTROL} />
      </Field>
      <Field id="lead-listing" label={t`Listing`}>
        <Select id="lead-listing" name="propertyId" defaultValue={asked.propertyId ?? ""}>
          <option value="">{t`All listings`}</option>
          {listings.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
      {assignees.length > 0 && (
        <Field id="lead-assignee" label={t`Looked after by`}>
          <Select id="lead-assignee" name="assignedTo" defaultValue={asked.assignedTo ?? ""}>
            <option value="">{t`Anybody`}</option>
            <option value="nobody">{t`Nobody yet`}</option>
            {assignees.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div className="flex gap-2">
        <button type="submit" className={buttonClass()}>
          <Trans>Show</Trans>
        </button>
        {isFiltered && (
          <Link to={base} className={buttonClass({ look: "quiet" })}>
            <Trans>Clear</Trans>
          </Link>
        )}
      </div>
    </Form>
  );
}
