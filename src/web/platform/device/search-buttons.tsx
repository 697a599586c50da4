import { Trans, useLingui } from "@lingui/react/macro";
import { Bell, BellRing } from "lucide-react";
import { useEffect } from "react";
import { localPath } from "#domain/shared/language.ts";
import { useEarlyTap } from "#web/platform/hydration/early-tap.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { useSite } from "#web/platform/site.ts";
import { Button } from "#web/ui/button.tsx";
import { ShareButton } from "#web/ui/share-button.tsx";
import { showToast } from "#web/ui/toast.ts";
import { useIsSaved } from "./list.ts";
import { savedSearches } from "./lists.ts";

type Props = {
  /** The page's path and query, without a language. */
  address: string;
  /** The search's name, made from its filters. */
  name: string;
  /** The same search as an API query. */
  api: string;
};

/** Buttons to save a search on the device and to share it. */
export function SearchButtons(props: Props) {
  const { publicUrl } = useSite();
  const language = useLanguage();
  return (
    <div className="flex flex-wrap gap-2">
      <SaveSearchButton {...props} />
      <ShareButton title={props.name} url={publicUrl + localPath(language, props.address)} />
    </div>
  );
}

function SaveSearchButton({ address, name, api }: Props) {
  const { t } = useLingui();
  const isSaved = useIsSaved(savedSearches, address);
  const Icon = isSaved ? BellRing : Bell;
  const search = () => ({ id: address, name, api, seenAt: new Date().toISOString() });

  // Whoever looks at a saved search has seen what was new in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each look
  useEffect(() => {
    if (savedSearches.has(address)) savedSearches.add(search());
  }, [address]);

  function toggle(): void {
    if (isSaved) {
      savedSearches.remove(address);
      return;
    }
    savedSearches.add(search());
    void showToast({
      title: t`Search saved on this device`,
      description: t`“Saved” at the top shows what is new in it.`,
    });
  }

  const early = useEarlyTap(toggle);
  return (
    <Button
      {...early}
      look="outline"
      size="compact"
      aria-pressed={isSaved}
      onClick={toggle}
      className="scripted max-sm:px-3"
    >
      <Icon aria-hidden="true" className={`size-4 ${isSaved ? "text-neem" : ""}`} />
      <span className="max-sm:sr-only">
        <Trans>Save this search</Trans>
      </span>
    </Button>
  );
}
