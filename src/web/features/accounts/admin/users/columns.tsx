import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { User } from "#domain/accounts/answer-schema.ts";
import { Moment } from "#web/platform/admin/parts/moment.tsx";
import { Tag } from "#web/platform/admin/parts/tag.tsx";
import type { Column } from "#web/platform/admin/table/columns.ts";
import { ROLE_LABELS } from "#web/platform/admin/user.ts";

export function useUserColumns(): Column<User>[] {
  const { t, i18n } = useLingui();
  return useMemo(
    () => [
      {
        id: "name",
        header: t`Name`,
        cell: ({ name, email }) => (
          <>
            <span className="block font-medium">{name}</span>
            <span className="block text-muted [overflow-wrap:anywhere]">{email}</span>
          </>
        ),
      },
      { id: "role", header: t`Role`, cell: ({ role }) => i18n._(ROLE_LABELS[role]) },
      { id: "state", header: t`State`, cell: (user) => <UserState user={user} /> },
      {
        id: "lastSeen",
        header: t`Last seen`,
        cell: ({ lastSeenAt }) => (lastSeenAt ? <Moment iso={lastSeenAt} /> : "–"),
        isExtra: true,
      },
      {
        id: "created",
        header: t`Joined`,
        cell: ({ createdAt }) => <Moment iso={createdAt} />,
        sort: "created",
        isExtra: true,
      },
    ],
    [t, i18n],
  );
}

export function UserState({ user }: { user: User }) {
  return user.isSuspended ? (
    <Tag tone="bad">
      <Trans>Suspended</Trans>
    </Tag>
  ) : (
    <Tag tone="good">
      <Trans>Active</Trans>
    </Tag>
  );
}
