import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarCheck } from "lucide-react";
import { formatDate } from "#web/platform/labels/dates.ts";
import { useLanguage, useLocalPath } from "#web/platform/messages/language.ts";
import { buttonClass } from "#web/ui/button.tsx";

type Props = {
  confirmedAt: string | null;
  /** Names the listing in the button's accessible name; omitted where the page shows only one. */
  title?: string;
  /** The listing's id, where the page shows several. */
  id?: string;
  /** The URL that handles the form; the current page if omitted. */
  action?: string;
};

/** When the lister last confirmed that the home is available, and the button to confirm it now. */
export function ConfirmAvailable({ confirmedAt, title, id, action }: Props) {
  const localPath = useLocalPath();
  const language = useLanguage();
  const { t } = useLingui();
  const day = confirmedAt && formatDate(confirmedAt, language);
  return (
    <form
      method="post"
      action={action && localPath(action)}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm"
    >
      {id && <input type="hidden" name="id" value={id} />}
      <span className={day ? undefined : "text-muted"}>
        {day ? (
          <Trans>Confirmed available {day}.</Trans>
        ) : (
          <Trans>Not confirmed as available yet.</Trans>
        )}
      </span>
      <button
        type="submit"
        name="intent"
        value="confirm"
        aria-label={title && t`Still available: confirm ${title}`}
        className={buttonClass({ look: "outline", size: "compact" })}
      >
        <CalendarCheck aria-hidden="true" className="size-4" />
        <Trans>Still available: confirm</Trans>
      </button>
    </form>
  );
}

/** Shown after the button was pressed. */
export function ConfirmedNote() {
  return (
    <p role="status" className="rounded-control bg-neem-wash px-4 py-3 font-medium">
      <Trans>Thank you. Visitors now read that it was confirmed today.</Trans>
    </p>
  );
}
