import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { AdminSession } from "#domain/accounts/answer-schema.ts";
import { Moment } from "./moment.tsx";
import { Tag } from "./tag.tsx";
import { browserIn } from "./user-agent.ts";

/** Only in a list of one's own is one of them the present one. */
type Shown = Omit<AdminSession, "isCurrent"> & Partial<Pick<AdminSession, "isCurrent">>;
type Props = { session: Shown; children?: ReactNode };

/** A user's session, since when, and its actions. */
export function SessionRow({ session, children }: Props) {
  const { t } = useLingui();
  const { browser, system } = browserIn(session.userAgent ?? "");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-3 last:border-b-0">
      <div className="min-w-0">
        <p
          className="flex flex-wrap items-center gap-x-2 font-medium"
          title={session.userAgent ?? ""}
        >
          {browser === "" ? t`Unknown device` : [browser, system].filter(Boolean).join(" · ")}
          {session.isCurrent && (
            <Tag tone="good">
              <Trans>This session</Trans>
            </Tag>
          )}
        </p>
        <p className="text-muted text-sm">
          {session.address && `${session.address} · `}
          <Trans>signed in</Trans> <Moment iso={session.createdAt} />
          {" · "}
          <Trans>last used</Trans> <Moment iso={session.lastUsedAt} />
        </p>
      </div>
      {children}
    </li>
  );
}
