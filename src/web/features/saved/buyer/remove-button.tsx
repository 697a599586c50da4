import { Trans, useLingui } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import { buttonClass } from "#web/ui/button.tsx";

type Props = { id: string; name: string; intent: "remove-home" | "remove-search" };

/** A plain form: the full page load afterwards also updates the lists on the device. */
export function RemoveButton({ id, name, intent }: Props) {
  const { t } = useLingui();
  return (
    <form method="post">
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        name="intent"
        value={intent}
        aria-label={t`Remove ${name}`}
        className={buttonClass({ look: "quiet", size: "compact" })}
      >
        <Trash2 aria-hidden="true" className="size-4" />
        <Trans>Remove</Trans>
      </button>
    </form>
  );
}
