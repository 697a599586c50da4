import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import { localPath } from "#domain/shared/language.ts";
import { useDeviceList } from "#web/platform/device/list.ts";
import { type SavedSearch, savedSearches } from "#web/platform/device/lists.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { useSite } from "#web/platform/site.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { Section } from "#web/ui/section.tsx";
import { ShareButton } from "#web/ui/share-button.tsx";
import { ClearButton } from "./clear-button.tsx";
import type { Newcomers, News } from "./news.ts";

export function SavedSearchList({ news }: { news: News | undefined }) {
  const { t } = useLingui();
  const searches = useDeviceList(savedSearches);
  return (
    <Section title={t`Searches`}>
      {searches.length === 0 ? (
        <EmptyState title={t`No searches saved yet`} level="h3">
          <Trans>Press “Save this search” above any list to see new matches here.</Trans>
        </EmptyState>
      ) : (
        <>
          <ul className="border-line border-t">
            {searches.map((search) => (
              <li
                key={search.id}
                className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b py-2"
              >
                <SearchRow search={search} newcomers={news?.newcomers.get(search.id)} />
              </li>
            ))}
          </ul>
          <p className="mt-4">
            <ClearButton onClear={() => savedSearches.clear()} />
          </p>
        </>
      )}
    </Section>
  );
}

function SearchRow({
  search,
  newcomers,
}: {
  search: SavedSearch;
  newcomers?: Newcomers | undefined;
}) {
  const { t } = useLingui();
  const { publicUrl } = useSite();
  const language = useLanguage();
  const name = search.name;
  return (
    <>
      <Link
        to={search.id}
        className="inline-flex min-h-11 items-center font-medium text-neem hover:underline"
      >
        {name}
      </Link>
      <NewBadge newcomers={newcomers} />
      <span className="ml-auto flex gap-2">
        <ShareButton title={name} url={publicUrl + localPath(language, search.id)} />
        <Button
          look="quiet"
          size="compact"
          aria-label={t`Remove ${name}`}
          onClick={() => savedSearches.remove(search.id)}
        >
          <Trash2 aria-hidden="true" className="size-4" />
          <Trans>Remove</Trans>
        </Button>
      </span>
    </>
  );
}

function NewBadge({ newcomers }: { newcomers?: Newcomers | undefined }) {
  const { t } = useLingui();
  if (!newcomers || newcomers.count === 0) return null;
  const { count, isAtLeast } = newcomers;
  return (
    <span className="rounded-full bg-marigold-wash px-2.5 py-0.5 font-semibold text-sm">
      {isAtLeast
        ? t`${count} or more new`
        : t`${plural(count, { one: "# new home", other: "# new homes" })}`}
    </span>
  );
}
