import { Trans, useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { AUDITED } from "#domain/moderation/audit.ts";
import { useAdmin } from "#web/platform/admin/admin-query.ts";
import { ACTIONS, actionLabel, kindLabel } from "#web/platform/admin/audit/entry.ts";
import type { ListState } from "#web/platform/admin/list-state.ts";
import { FilterSelect } from "#web/platform/admin/table/toolbar.tsx";

type Props = { list: ListState };

export function KindFilter({ list }: Props) {
  const { t, i18n } = useLingui();
  return (
    <FilterSelect
      list={list}
      name="objectType"
      label={t`Kind`}
      all={t`All kinds`}
      options={AUDITED.map((value) => ({ value, label: kindLabel(i18n, value) }))}
    />
  );
}

export function ActionFilter({ list }: Props) {
  const { t, i18n } = useLingui();
  const kind = list.get("objectType");
  const acts = ACTIONS.filter((act) => kind === "" || act.startsWith(`${kind}.`));
  return (
    <FilterSelect
      list={list}
      name="action"
      label={t`Act`}
      all={t`All acts`}
      options={acts.map((value) => ({ value, label: actionLabel(i18n, value) }))}
    />
  );
}

/** Offers the admins; any other user is chosen from one of their log entries, or from their account. */
export function PersonFilter({ list }: Props) {
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

export function ObjectChip({ list }: Props) {
  if (list.get("objectId") === "") return null;
  return (
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
  );
}

const FILTERS = ["actor", "action", "objectType", "objectId", "from", "to"];

export function ClearButton({ list }: Props) {
  const used = FILTERS.filter((name) => list.get(name) !== "");
  if (used.length === 0) return null;
  return (
    <button
      type="button"
      onClick={() => list.set(Object.fromEntries(used.map((name) => [name, ""])))}
      className="min-h-11 px-2 text-neem hover:underline"
    >
      <Trans>Clear Filters</Trans>
    </button>
  );
}
