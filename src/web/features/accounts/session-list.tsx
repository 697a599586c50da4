import { Trans, useLingui } from "@lingui/react/macro";
import { formatDateTime } from "#web/platform/labels/dates.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { buttonClass } from "#web/ui/button.tsx";

export type OwnSession = {
  id: string;
  userAgent: string | null;
  lastUsedAt: string;
  isCurrent: boolean;
};

/** The user's sessions, each with a button to end it. */
export function SessionList({ sessions }: { sessions: OwnSession[] }) {
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <form method="post" className="mt-3">
          <button
            type="submit"
            name="intent"
            value="end-others"
            className={buttonClass({ look: "outline", size: "compact" })}
          >
            <Trans>Sign out everywhere else</Trans>
          </button>
        </form>
      )}
    </>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const { t } = useLingui();
  const language = useLanguage();
  const device = deviceOf(session.userAgent) ?? t`Unknown device`;
  const usedAt = formatDateTime(session.lastUsedAt, language);
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 px-4 py-2">
      <span>
        <span className="block font-medium">{device}</span>
        <span className="block text-muted text-sm">
          {session.isCurrent ? <Trans>This device</Trans> : <Trans>Last used {usedAt}</Trans>}
        </span>
      </span>
      {!session.isCurrent && (
        <form method="post">
          <input type="hidden" name="id" value={session.id} />
          <button
            type="submit"
            name="intent"
            value="end-session"
            aria-label={t`Sign out ${device}, last used ${usedAt}`}
            className={buttonClass({ look: "quiet", size: "compact" })}
          >
            <Trans>Sign Out</Trans>
          </button>
        </form>
      )}
    </li>
  );
}

/** "Chrome, Android": enough for users to recognize their own phone. */
function deviceOf(userAgent: string | null): string | undefined {
  const browser = /(Edg|OPR|Firefox|Chrome|Safari)\//.exec(userAgent ?? "")?.[1];
  const system = /(Android|iPhone|iPad|Windows|Mac OS X|Linux)/.exec(userAgent ?? "")?.[1];
  const names: Record<string, string> = { Edg: "Edge", OPR: "Opera", "Mac OS X": "Mac" };
  const known = [browser, system].filter((part) => part !== undefined);
  return known.length > 0 ? known.map((part) => names[part] ?? part).join(", ") : undefined;
}
