import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Heart } from "lucide-react";
import { useDeviceList } from "#web/platform/device/list.ts";
import { savedHomes } from "#web/platform/device/lists.ts";
import { usePerson } from "#web/platform/site.ts";
import { Link } from "#web/ui/link.tsx";

/** Links to saved listings. The count appears after hydration, in space that is reserved for it. */
export function SavedLink() {
  const { t } = useLingui();
  const count = useDeviceList(savedHomes).length;
  const label = t`Saved`;
  const homes = t`${plural(count, { one: "# home", other: "# homes" })}`;
  return (
    <Link
      to={usePerson() ? "/buyer/saved" : "/saved"}
      aria-label={count === 0 ? label : `${label}: ${homes}`}
      className="relative grid size-11 place-items-center rounded-control hover:bg-sunk"
    >
      <Heart aria-hidden="true" className="size-5.5" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 min-w-5 rounded-full bg-neem px-1 text-center font-semibold text-on-neem text-xs leading-5"
        >
          {count}
        </span>
      )}
    </Link>
  );
}
