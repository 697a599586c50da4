import { Trans, useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { AUDITED } from "#domain/moderation/audit.ts";
import { useAdmin } from "#web/platform/admin/admin-query.ts";
import { ACTIONS, actionLabel, kindLabel } from "#web/platform/admin/audit/entry.ts";
import type { ListState } from "#web/platform/admin/list-state.ts";
import { FilterSelect, Toolbar } from "#web/platform/admin/table/toolbar.tsx";
import { CONTROL } from "#web/ui/field.tsx";

type Props = { list: ListState; filters: string[] };

export function AuditFilters({ list, filters }: Props) {
  const { t, i18n } = useLingui();
  const kind = list.get("objectType");
  const acts = ACTIONS.filter((act) => kind === "" || act.startsWith(`${kind}.`));
  const isFiltered = filters.some((name) => list.get(name) !== "");
  return (
    <Toolbar>
      <FilterSelect
        list={list}
        name="objectType"
        label={t`Kind`}
        all={t`All kinds`}
        options={AUDITED.map((value) => ({ value, label: kindLabel(i18n, value) }))}
      />
      <FilterSelect
        list={list}
        name="action"
        label={t`Act`}
        all={t`All acts`}
        options={acts.map((value) => ({ value, label: actionLabel(i18n, value) }))}
      />
      <PersonFilter list={list} />
      <DayFilter list={list} name="from" label={t`From`} />
      <DayFilter list={list} name="to" label={t`To`} />
      {list.get("objectId") !== "" && (
        <button
          type="button"
          onClick={() => list.set({ objectId: "" })}
          className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border border-line-strong px-3.5"
        >
          <span className="truncate">
            <Trans>Only about {list.get("objectId")}</Trans>
          </span>
          <X aria-hidden="true" className="size-4 flex-none" />
        </button>
      )}
      {isFiltered && (
        <button
          type="button"
          onClick={() => list.set(Object.fromEntries(filters.map((name) => [name, ""])))}
          className="min-h-11 px-2 text-neem hover:underline"
        >
          <Trans>Clear Filters</Trans>
        </button>
      )}
    </Toolbar>
  );
}

/** Offers the admins; any other user is chosen from one of their log entries, or from their account. */
function PersonFilter({ list }: { list: ListState }) {
  const { t } = useLingui();
  const actor = list.get("actor");
  const { data: admins } = useAdmin("/admin/users", { query: "role=admin&limit=100" });
  const isListed = admins?.data.some(({ _id }) => _id === actor) ?? false;
  const { data: other } = useAdmin("/admin/users/{id}", {
    id: actor,
    isWanted: actor !== "" && admins !== undefined && !isListed,
  });
  const people = [...(admins?.data ?? []), ...(other ? [other.data] : [])];
  return (
    <FilterSelect
      list={list}
      name="actor"
      label={t`Who`}
      all={t`Everybody`}
      options={people.map(({ _id, name }) => ({ value: _id, label: name }))}
    />
  );
}

function DayFilter({ list, name, label }: { list: ListState; name: string; label: string }) {
  return (
    <label className="flex items-center gap-2 text-muted text-sm max-sm:grow">
      {label}
      <input
        type="date"
        value={list.get(name)}
        onChange={(event) => list.set({ [name]: event.target.value })}
        className={`${CONTROL} min-h-11! w-auto! py-1.5! text-ink max-sm:w-full!`}
      />
    </label>
  );
}
