import { Trans, useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { Link } from "#web/ui/link.tsx";
import { useApplied } from "./applied.ts";
import { useRememberedUnit } from "./remembered-unit.ts";
import { clearedAddress, type Results } from "./results.ts";

/** The active filters; each is a link to the same list without it. */
export function Chips({ results: loaded }: { results: Results }) {
  const { t } = useLingui();
  const results = useRememberedUnit(loaded);
  const applied = useApplied(results);
  if (applied.length === 0) return null;
  return (
    <ul aria-label={t`Filters in use`} className="mt-1 flex flex-wrap gap-x-2">
      {applied.map(({ key, label, without }) => (
        <li key={key} className="min-w-0">
          <Link
            to={without}
            rel="nofollow"
            className="group inline-flex min-h-11 max-w-full items-center text-sm"
          >
            <span className="inline-flex min-w-0 items-center gap-1.5 rounded-full bg-neem-wash py-1 pr-2 pl-3 font-medium text-neem group-hover:bg-line">
              <span className="sr-only">
                <Trans>Remove</Trans>{" "}
              </span>
              <span className="truncate">{label}</span>
              <X aria-hidden="true" className="size-4 flex-none" />
            </span>
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={clearedAddress(results)}
          className="inline-flex min-h-11 items-center px-1 font-medium text-sm text-neem underline underline-offset-3"
        >
          <Trans>Clear all</Trans>
        </Link>
      </li>
    </ul>
  );
}
