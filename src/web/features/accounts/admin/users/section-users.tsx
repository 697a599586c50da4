import { msg, plural } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { ROLES } from "#domain/shared/roles.ts";
import { Moment } from "#web/platform/admin/parts/moment.tsx";
import { SidePanel } from "#web/platform/admin/parts/side-panel.tsx";
import { StateTag } from "#web/platform/admin/parts/tag.tsx";
import { defineSection } from "#web/platform/admin/table/define-section.tsx";
import { optionsOf } from "#web/platform/admin/table/filters.tsx";
import { ROLE_LABELS } from "#web/platform/admin/user.ts";
import { suspensionOf, userState } from "./user-actions.tsx";
import { UserPanel } from "./user-panel.tsx";

export default defineSection({
  call: "/admin/users",
  search: msg`Search by name, e-mail or phone`,
  filters: [
    {
      name: "role",
      label: msg`Role`,
      all: msg`All roles`,
      options: optionsOf(ROLES, ROLE_LABELS),
    },
    {
      name: "suspended",
      label: msg`State`,
      all: msg`Active and suspended`,
      options: [
        ["false", msg`Active`],
        ["true", msg`Suspended`],
      ],
    },
    {
      name: "waiting",
      label: msg`Verification`,
      all: msg`Verified or not`,
      options: [["true", msg`Waiting to be verified`]],
    },
  ],
  columns: [
    {
      header: msg`Name`,
      cell: ({ name, email }) => (
        <>
          <span className="block font-medium">{name}</span>
          <span className="block text-muted [overflow-wrap:anywhere]">{email}</span>
        </>
      ),
    },
    { header: msg`Role`, cell: ({ role }, { i18n }) => i18n._(ROLE_LABELS[role]) },
    { header: msg`State`, cell: (user) => <StateTag of={userState(user)} /> },
    {
      header: msg`Last seen`,
      cell: ({ lastSeenAt }) => (lastSeenAt ? <Moment iso={lastSeenAt} /> : "–"),
      isExtra: true,
    },
    {
      header: msg`Joined`,
      cell: ({ createdAt }) => <Moment iso={createdAt} />,
      sort: "created",
      isExtra: true,
    },
  ],
  nameOf: ({ name }) => name,
  exported: "users",
  bulk: {
    kind: "user",
    actions: [
      {
        label: msg`Suspend`,
        act: "suspend",
        isDangerous: true,
        ask: (count, i18n, [first]) => {
          const accounts = msg`${plural(count, { one: "# account", other: "# accounts" })}`;
          return suspensionOf(count === 1 ? (first?.name ?? "") : i18n._(accounts), i18n);
        },
        done: (count) =>
          msg`${plural(count, { one: "# account suspended", other: "# accounts suspended" })}`,
      },
      {
        label: msg`Restore`,
        act: "restore",
        done: (count) =>
          msg`${plural(count, { one: "# account restored", other: "# accounts restored" })}`,
      },
      {
        label: msg`End sessions`,
        act: "end-sessions",
        done: (count) =>
          msg`${plural(count, { one: "Sessions of # account ended", other: "Sessions of # accounts ended" })}`,
      },
    ],
  },
  panel: (_, { openId, close }) => (
    <SidePanel title={<Trans>Account</Trans>} onClose={close}>
      <UserPanel id={openId} />
    </SidePanel>
  ),
  empty: msg`Nobody has an account yet`,
});
