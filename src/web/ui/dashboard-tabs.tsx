import { useLocation } from "react-router";
import { plainPath } from "#domain/shared/language.ts";
import { Link } from "./link.tsx";

type Props = {
  /** The accessible name of the dashboard's navigation. */
  label: string;
  tabs: { to: string; label: string }[];
};

/** The pages of a dashboard, one tap apart; all of them visible on a phone too. */
export function DashboardTabs({ label: name, tabs }: Props) {
  const path = plainPath(useLocation().pathname);
  return (
    <nav aria-label={name} className="max-sm:-mx-2">
      <ul className="flex flex-wrap border-line border-b sm:gap-x-1">
        {tabs.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={path.startsWith(to) ? "page" : undefined}
              className="-mb-px inline-flex min-h-11 items-center border-transparent border-b-2 px-2 font-medium text-muted hover:text-ink aria-[current]:border-neem aria-[current]:text-ink sm:px-3"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
