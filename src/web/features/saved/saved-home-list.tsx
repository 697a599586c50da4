import { Trans, useLingui } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import { localPath } from "#domain/shared/language.ts";
import { useDeviceList } from "#web/platform/device/list.ts";
import { savedHomes } from "#web/platform/device/lists.ts";
import type { OfflineHome } from "#web/platform/device/offline-home.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { useSite } from "#web/platform/site.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Section } from "#web/ui/section.tsx";
import { ShareButton } from "#web/ui/share-button.tsx";
import { ClearButton } from "./clear-button.tsx";
import { CompareButton, HomeRow } from "./home-row.tsx";
import type { News } from "./news.ts";

export function SavedHomeList({ news }: { news: News | undefined }) {
  const { t } = useLingui();
  const homes = useDeviceList(savedHomes);
  return (
    <Section title={t`Homes`}>
      {homes.length === 0 ? (
        <EmptyState
          title={t`No homes saved yet`}
          level="h3"
          action={
            <ButtonLink to="/buy">
              <Trans>Look at homes</Trans>
            </ButtonLink>
          }
        >
          <Trans>Tap the heart on any home to save it here. No account needed.</Trans>
        </EmptyState>
      ) : (
        <>
          <ul className="grid gap-4 lg:grid-cols-2">
            {homes.map((home) => (
              <li key={home.id} className="min-w-0">
                <HomeRow home={home} change={news?.changes.get(home.id)}>
                  <RowActions home={home} isGone={news?.changes.get(home.id)?.kind === "gone"} />
                </HomeRow>
              </li>
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap items-center gap-2">
            <ShareHomes homes={homes} />
            <ClearButton onClear={() => savedHomes.clear()} />
          </div>
        </>
      )}
    </Section>
  );
}

function RowActions({ home, isGone }: { home: OfflineHome; isGone: boolean }) {
  const { t } = useLingui();
  const title = home.title;
  return (
    <>
      {!isGone && <CompareButton home={home} />}
      <Button
        look="quiet"
        size="compact"
        aria-label={t`Remove ${title}`}
        onClick={() => savedHomes.remove(home.id)}
      >
        <Trash2 aria-hidden="true" className="size-4" />
        <Trans>Remove</Trans>
      </Button>
    </>
  );
}

/** As plain text, one home per line, which any family chat can show. */
function ShareHomes({ homes }: { homes: readonly OfflineHome[] }) {
  const { t } = useLingui();
  const { publicUrl } = useSite();
  const language = useLanguage();
  const lines = homes.map(
    ({ id, title }) => `${title}: ${publicUrl}${localPath(language, `/property/${id}`)}`,
  );
  return <ShareButton title={t`Homes I saved`} text={lines.join("\n")} />;
}
