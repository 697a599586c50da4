import { Trans, useLingui } from "@lingui/react/macro";
import {
  REQUIREMENT_PROPERTY_TYPES,
  REQUIREMENT_STATUSES,
} from "#domain/requirements/requirement.ts";
import type { ListState } from "#web/platform/admin/list-state.ts";
import { FilterSelect, Filters, SearchBox, Toolbar } from "#web/platform/admin/table/toolbar.tsx";
import { REQUIREMENT_TYPE_LABELS } from "#web/platform/labels/requirement-labels.ts";
import { CONTROL } from "#web/ui/field.tsx";
import { useAdmins } from "./admins.ts";
import { REQUIREMENT_STATUS_LABELS } from "./requirement-labels.ts";

export function RequirementTools({ list }: { list: ListState }) {
  const { t, i18n } = useLingui();
  const admins = useAdmins();
  return (
    <Toolbar>
      <SearchBox list={list} label={t`Name, phone, place`} />
      <Filters>
        <FilterSelect
          list={list}
          name="status"
          label={t`Status`}
          all={t`All statuses`}
          options={REQUIREMENT_STATUSES.map((value) => ({
            value,
            label: i18n._(REQUIREMENT_STATUS_LABELS[value].label),
          }))}
        />
        <FilterSelect
          list={list}
          name="type"
          label={t`Property type`}
          all={t`All types`}
          options={REQUIREMENT_PROPERTY_TYPES.map((value) => ({
            value,
            label: i18n._(REQUIREMENT_TYPE_LABELS[value]),
          }))}
        />
        <FilterSelect
          list={list}
          name="assignedTo"
          label={t`Assigned to`}
          all={t`Anybody's`}
          options={admins.map(({ _id, name, email }) => ({ value: _id, label: name || email }))}
        />
        <DayField list={list} name="from" label={t`From`} />
        <DayField list={list} name="to" label={t`To`} />
      </Filters>
    </Toolbar>
  );
}

function DayField({ list, name, label }: { list: ListState; name: string; label: string }) {
  return (
    <label className="flex items-center gap-2 text-muted text-sm max-sm:min-w-[calc(50%-4px)] max-sm:grow">
      {label}
      <input
        type="date"
        value={list.get(name)}
        onChange={(event) => list.set({ [name]: event.target.value })}
        className={`${CONTROL} min-h-11! min-w-0 py-1.5! text-ink sm:w-auto!`}
      />
    </label>
  );
}

/** Shown below the filters, because an empty list for a period needs an explanation. */
export function NoRequirements() {
  return <Trans>Requirements arrive from the form on the home page.</Trans>;
}
