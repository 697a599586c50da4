import { Trans } from "@lingui/react/macro";
import { useLocalPath } from "#web/platform/messages/language.ts";
import { usePerson } from "#web/platform/site.ts";
import { buttonClass } from "#web/ui/button.tsx";

/** Always visible while an admin views a user's dashboard: whose it is, and how to leave. */
export function ViewBanner() {
  const localPath = useLocalPath();
  const person = usePerson();
  if (!person?.isViewed) return null;
  const { name } = person;
  return (
    <aside className="sticky top-0 z-30 bg-brick text-on-neem">
      <form
        method="post"
        action={localPath("/sign-out")}
        className="wrap flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2"
      >
        <p role="status" className="min-w-0 font-medium [overflow-wrap:anywhere]">
          <Trans>You are looking at the desk of {name}. Nothing can be changed here.</Trans>
        </p>
        <button type="submit" className={buttonClass({ look: "outline", size: "compact" }, LIGHT)}>
          <Trans>Stop looking</Trans>
        </button>
      </form>
    </aside>
  );
}

const LIGHT = "border-current! text-inherit! bg-transparent!";
