import { useLingui } from "@lingui/react/macro";
import { MAX_COMPARED } from "#domain/listings/compare.ts";
import { useEarlyTap } from "#web/platform/hydration/early-tap.ts";
import { PageIcon } from "#web/ui/page-icons.tsx";
import { showToast } from "#web/ui/toast.ts";
import { useIsSaved } from "./list.ts";
import { type ComparedHome, comparedHomes } from "./lists.ts";

/** Adds a home to the comparison or removes it; a fifth is refused with a message. */
export function useComparing({ id, title }: ComparedHome) {
  const { t } = useLingui();
  const isCompared = useIsSaved(comparedHomes, id);
  return {
    isCompared,
    toggle() {
      if (isCompared) return comparedHomes.remove(id);
      if (comparedHomes.read().length < MAX_COMPARED) return comparedHomes.add({ id, title });
      void showToast({
        title: t`Four homes at most`,
        description: t`Take one out of the comparison before you add another.`,
      });
    },
  };
}

/** Beside the heart; with a mouse it appears only on hover, so that pictures stay uncluttered. */
export function CompareDot({ home }: { home: ComparedHome }) {
  const { t } = useLingui();
  const { isCompared, toggle } = useComparing(home);
  const early = useEarlyTap(toggle);
  const title = home.title;
  return (
    <button
      {...early}
      type="button"
      aria-label={t`Compare ${title}`}
      aria-pressed={isCompared}
      onClick={toggle}
      className="scripted group/compare grid size-11 place-items-center transition-opacity focus-visible:opacity-100 aria-pressed:opacity-100 group-hover:opacity-100 pointer-fine:opacity-0"
    >
      <span className="grid size-9 place-items-center rounded-full bg-surface shadow-soft group-hover/compare:text-neem group-aria-pressed/compare:bg-neem group-aria-pressed/compare:text-on-neem">
        <PageIcon name={isCompared ? "check" : "scale"} />
      </span>
    </button>
  );
}
