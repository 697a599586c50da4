import { useLingui } from "@lingui/react/macro";
import { useDeviceList } from "#web/platform/device/list.ts";
import { recentHomes } from "#web/platform/device/lists.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { Section } from "#web/ui/section.tsx";
import { ClearButton } from "./clear-button.tsx";
import { HomeRow } from "./home-row.tsx";

await needMessages("saved");

type Props = {
  /** How many fit on the page. */
  limit?: number;
  canClear?: boolean;
};

/** The homes last viewed on this device; renders nothing if there are none. */
export function RecentlyViewed({ limit = 12, canClear = false }: Props) {
  const { t } = useLingui();
  const homes = useDeviceList(recentHomes).slice(0, limit);
  if (homes.length === 0) return null;
  return (
    <Section
      title={t`Recently viewed`}
      intro={t`Kept on this device only.`}
      {...(canClear ? {} : { more: { label: t`Saved homes and searches`, to: "/saved" } })}
    >
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {homes.map((home) => (
          <li key={home.id} className="min-w-0">
            <HomeRow home={home} />
          </li>
        ))}
      </ul>
      {canClear && (
        <p className="mt-3">
          <ClearButton onClear={() => recentHomes.clear()} />
        </p>
      )}
    </Section>
  );
}
