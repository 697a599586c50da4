import { Trans, useLingui } from "@lingui/react/macro";
import type { ListingTransition } from "#domain/listings/lifecycle.ts";
import { useLocalPath } from "#web/platform/messages/language.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { TRANSITION_LABELS } from "./own-labels.ts";

type Props = {
  id: string;
  moves: ListingTransition[];
  /** The URL that handles the form. */
  action: string;
};

/** A plain form for each listing, so that it works without JavaScript. */
export function ActionButtons({ id, moves, action }: Props) {
  const { i18n } = useLingui();
  const localPath = useLocalPath();
  return (
    <form method="post" action={localPath(action)} className="contents">
      <input type="hidden" name="id" value={id} />
      {moves.map((move) => (
        <button
          key={move}
          type="submit"
          name="intent"
          value={move}
          className={buttonClass({ look: "outline", size: "compact" })}
        >
          {i18n._(TRANSITION_LABELS[move])}
        </button>
      ))}
      <button
        type="submit"
        name="intent"
        value="duplicate"
        className={buttonClass({ look: "outline", size: "compact" })}
      >
        <Trans>Duplicate</Trans>
      </button>
      <button
        type="submit"
        name="intent"
        value="delete"
        className={buttonClass({ look: "quiet", size: "compact" }, "text-brick!")}
      >
        <Trans>Delete</Trans>
      </button>
    </form>
  );
}

/** Confirms a deletion and offers to undo it. */
export function DeletedNotice({ id, action }: { id: string; action: string }) {
  const localPath = useLocalPath();
  return (
    <form
      method="post"
      action={localPath(action)}
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunk px-4 py-3"
    >
      <span>
        <Trans>Deleted. It can be brought back for 30 days.</Trans>
      </span>
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        name="intent"
        value="restore"
        className={buttonClass({ look: "outline", size: "compact" })}
      >
        <Trans>Undo</Trans>
      </button>
    </form>
  );
}
