import { Trans, useLingui } from "@lingui/react/macro";
import { SlidersHorizontal } from "lucide-react";
import { Form } from "react-router";
import { INQUIRY_STAGES } from "#domain/leads/inquiry.ts";
import type { LeadCounts } from "#domain/leads/lead.ts";
import { STAGE_LABELS } from "#web/platform/labels/dashboard-labels.ts";
import { useLocalPath } from "#web/platform/messages/language.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { CONTROL, Field, Select } from "#web/ui/field.tsx";
import { Link } from "#web/ui/link.tsx";
import { type Asked, queryOf } from "./lead-query.ts";

type Choices = {
  assignees: { id: string; name: string }[];
  listings: { id: string; title: string }[];
};

type Props = { base: string; asked: Asked; choices: Choices; counts: LeadCounts };

export function LeadFilters({ base, asked, choices, counts }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:gap-4">
      <StageTabs base={base} asked={asked} counts={counts} />
      <FoldedFilters base={base} asked={asked} choices={choices} />
    </div>
  );
}

/** The stages with the number of leads at each. */
function StageTabs({ base, asked, counts }: Omit<Props, "choices">) {
  const { i18n, t } = useLingui();
  const all = Object.values(counts.byStage).reduce((sum, count) => sum + count, 0);
  const open = { ...asked, stage: undefined, due: undefined, waiting: undefined };
  const { stage: chosen, due: isDue, waiting: hasWaited } = asked;
  const tabs = [
    { label: t`All`, count: all, query: open, isOn: !chosen && !isDue && !hasWaited },
    ...INQUIRY_STAGES.map((stage) => ({
      label: i18n._(STAGE_LABELS[stage]),
      count: counts.byStage[stage],
      query: { ...open, stage },
      isOn: chosen === stage && !isDue && !hasWaited,
    })),
    { label: t`Due`, count: counts.due, query: { ...open, due: true }, isOn: isDue },
    // Only a dashboard links here; these are new leads too.
    ...(hasWaited ? [{ label: t`Over a day old`, query: asked, isOn: true }] : []),
  ];
  return (
    <nav
      aria-label={t`Stages`}
      className="scroll-hint -mx-[var(--gutter)] flex gap-2 overflow-x-auto px-[var(--gutter)] py-1 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {tabs.map(({ label, query, isOn, ...tab }) => (
        <Link
          key={label}
          to={`${base}${queryOf(query)}`}
          aria-current={isOn ? "true" : undefined}
          className="inline-flex min-h-11 flex-none items-center gap-2 rounded-full border border-line-strong px-4 aria-[current=true]:border-neem aria-[current=true]:bg-neem-wash aria-[current=true]:font-semibold"
        >
          {label} {"count" in tab && <span className="text-muted tabular-nums">{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}

/** Folded on phones, so that the first screen shows leads; open on wider screens. */
function FoldedFilters(props: Omit<Props, "counts">) {
  const { asked } = props;
  const count = [asked.q, asked.propertyId, asked.assignedTo, asked.today].filter(Boolean).length;
  return (
    <details className="unfolded-wide" open={count > 0}>
      <summary className={buttonClass({ look: "outline", size: "compact" }, "cursor-pointer")}>
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        <Trans>Filters</Trans>
        {count > 0 && <span className="tabular-nums">({count})</span>}
      </summary>
      <div className="pt-3 sm:pt-0">
        <FilterForm {...props} />
      </div>
    </details>
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
      // Fields keep what was typed until the filters change elsewhere.
      key={queryOf(asked)}
      className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto]"
    >
      {asked.stage && <input type="hidden" name="stage" value={asked.stage} />}
      {asked.due && <input type="hidden" name="due" value="1" />}
      {asked.waiting && <input type="hidden" name="waiting" value="1" />}
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
