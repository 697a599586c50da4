import { Trans } from "@lingui/react/macro";
import { buttonClass } from "#web/ui/button.tsx";

type Props = { draft: { isRestored: boolean; discard: () => void }; className?: string };

/** Says that a draft was restored, and offers to discard it. */
export function DraftNote({ draft, className = "" }: Props) {
  if (!draft.isRestored) return null;
  return (
    <div
      role="status"
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-marigold-wash px-4 py-2 ${className}`}
    >
      <span>
        <Trans>What you typed here earlier is back. It has not been saved yet.</Trans>
      </span>
      <button
        type="button"
        onClick={draft.discard}
        className={buttonClass({ look: "outline", size: "compact" })}
      >
        <Trans>Discard it</Trans>
      </button>
    </div>
  );
}
