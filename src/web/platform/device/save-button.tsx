import { Trans, useLingui } from "@lingui/react/macro";
import type { ListingSummary } from "#domain/listings/listing.ts";
import { useEarlyTap } from "#web/platform/hydration/early-tap.ts";
import { countPageView } from "#web/platform/page-views.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { PageIcon } from "#web/ui/page-icons.tsx";
import { showToast } from "#web/ui/toast.ts";
import { useIsSaved } from "./list.ts";
import { savedHomes } from "./lists.ts";
import { offlineHome } from "./offline-home.ts";

type Props = { property: ListingSummary };

/** The heart on a card: 36 px visible, 44 px touchable. */
export function SaveHeart({ property }: Props) {
  const { t } = useLingui();
  const { isSaved, toggle } = useSaving(property);
  const early = useEarlyTap(toggle);
  const title = property.title;
  return (
    <button
      {...early}
      type="button"
      aria-label={t`Save ${title}`}
      aria-pressed={isSaved}
      onClick={toggle}
      className="scripted group/heart grid size-11 place-items-center"
    >
      <span className="grid size-9 place-items-center rounded-full bg-surface shadow-soft group-hover/heart:text-brick">
        <HeartIcon isSaved={isSaved} />
      </span>
    </button>
  );
}

/** The same for a property's own page, with a text label. */
export function SaveButton({ property }: Props) {
  const { isSaved, toggle } = useSaving(property);
  const early = useEarlyTap(toggle);
  return (
    <button
      {...early}
      type="button"
      aria-pressed={isSaved}
      onClick={toggle}
      className={buttonClass({ look: "outline", size: "compact" }, "scripted")}
    >
      <HeartIcon isSaved={isSaved} />
      {/* Pressed or not is said by the state; the word must not say it once more. */}
      <Trans>Save</Trans>
    </button>
  );
}

function HeartIcon({ isSaved }: { isSaved: boolean }) {
  return (
    <PageIcon
      name="heart"
      className={`size-5 ${isSaved ? "text-brick [--icon-fill:currentColor]" : ""}`}
    />
  );
}

function useSaving(property: ListingSummary) {
  const { t } = useLingui();
  const isSaved = useIsSaved(savedHomes, property.id);
  return {
    isSaved,
    toggle() {
      if (isSaved) savedHomes.remove(property.id);
      else {
        savedHomes.add(offlineHome(property));
        countPageView(property.id, "save");
      }
      if (!isSaved && !savedHomes.isPersistent()) {
        void showToast({
          title: t`Saved until you close this page`,
          description: t`This browser keeps nothing for us, perhaps because its window is private.`,
        });
      }
    },
  };
}
