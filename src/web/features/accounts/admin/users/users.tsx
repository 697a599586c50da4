import { Trans, useLingui } from "@lingui/react/macro";
import { ROLES } from "#domain/shared/roles.ts";
import { useAdminList } from "#web/platform/admin/admin-query.ts";
import { useParameter } from "#web/platform/admin/list-state.ts";
import { PageHead } from "#web/platform/admin/parts/page-head.tsx";
import { SidePanel, Split } from "#web/platform/admin/parts/side-panel.tsx";
import { DataTable } from "#web/platform/admin/table/data-table.tsx";
import {
  FilterSelect,
  SearchBox,
  Toolbar,
  useEmptyList,
} from "#web/platform/admin/table/toolbar.tsx";
import { ROLE_LABELS } from "#web/platform/admin/user.ts";
import { useUserColumns } from "./columns.tsx";
import { useUserBulk } from "./user-actions.tsx";
import { UserPanel } from "./user-panel.tsx";

const FILTERS = ["role", "suspended", "waiting"];

export function Users() {
  const { t, i18n } = useLingui();
  const list = useAdminList({ path: "/admin/users", filters: FILTERS });
  const [openId, open] = useParameter("open");
  const columns = useUserColumns();
  const bulk = useUserBulk();
  const empty = useEmptyList(list, FILTERS, t`Nobody has an account yet`);
  return (
    <>
      <PageHead title={<Trans>Users</Trans>} />
      <Toolbar>
        <SearchBox list={list} label={t`Search by name, e-mail or phone`} />
        <FilterSelect
          list={list}
          name="role"
          label={t`Role`}
          all={t`All roles`}
          options={ROLES.map((role) => ({ value: role, label: i18n._(ROLE_LABELS[role]) }))}
        />
        <FilterSelect
          list={list}
          name="suspended"
          label={t`State`}
          all={t`Active and suspended`}
          options={[
            { value: "false", label: t`Active` },
            { value: "true", label: t`Suspended` },
          ]}
        />
        <FilterSelect
          list={list}
          name="waiting"
          label={t`Verification`}
          all={t`Verified or not`}
          options={[{ value: "true", label: t`Waiting to be verified` }]}
        />
      </Toolbar>
      <Split
        panel={
          openId && (
            <SidePanel key={openId} title={<Trans>Account</Trans>} onClose={() => open("")}>
              <UserPanel id={openId} />
            </SidePanel>
          )
        }
      >
        <DataTable
          label={t`Users`}
          list={list}
          columns={columns}
          exported="users"
          bulk={bulk}
          nameOf={({ name }) => name}
          onOpen={({ _id }) => open(_id)}
          openId={openId}
          empty={empty}
        />
      </Split>
    </>
  );
}
