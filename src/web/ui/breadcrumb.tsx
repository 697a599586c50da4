import { useLingui } from "@lingui/react/macro";
import { Link } from "./link.tsx";

type Crumb = { label: string; to?: string };

export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Breadcrumb`} className="text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map(({ label, to }, at) => (
          <li key={label} className="flex min-h-11 items-center gap-2">
            {at > 0 && <span aria-hidden="true">/</span>}
            {to ? (
              <Link to={to} className="flex min-h-11 items-center hover:text-ink">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
