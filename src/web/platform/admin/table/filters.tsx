import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ComponentType } from "react";
import type { ListState } from "#web/platform/admin/list-state.ts";
import { CONTROL } from "#web/ui/field.tsx";
import { FilterSelect } from "./toolbar.tsx";

type Options = [value: string, label: MessageDescriptor][];

/** A filter of a list, by its name in the URL and in the API. */
export type Filter = {
  name: string;
  /** With this one alone the list is as empty as without it. */
  isOfEmpty?: boolean;
} & (
  | {
      label: MessageDescriptor;
      /** The label of the option that filters nothing. */
      all: MessageDescriptor;
      options: Options;
    }
  | { day: MessageDescriptor }
  | { control: ComponentType<{ list: ListState }> | null }
);

type Label = MessageDescriptor | { label: MessageDescriptor };

export function optionsOf<Value extends string>(
  values: readonly Value[],
  labels: Record<Value, Label>,
): Options {
  return values.map((value) => {
    const label: Label = labels[value];
    return [value, "label" in label ? label.label : label];
  });
}

export function FilterControl({ filter, list }: { filter: Filter; list: ListState }) {
  const { i18n } = useLingui();
  const { name } = filter;
  if ("control" in filter) return filter.control && <filter.control list={list} />;
  if ("day" in filter) return <DayField list={list} name={name} label={i18n._(filter.day)} />;
  return (
    <FilterSelect
      list={list}
      name={name}
      label={i18n._(filter.label)}
      all={i18n._(filter.all)}
      options={filter.options.map(([value, label]) => ({ value, label: i18n._(label) }))}
    />
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

/** Of what can be restored for thirty days. */
export const DELETED_FILTER: Filter = {
  name: "deleted",
  label: msg`Deleted`,
  all: msg`Not deleted`,
  options: [["true", msg`Deleted, 30 days`]],
};
