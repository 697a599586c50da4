import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useSite } from "#web/platform/site.ts";
import { BrandMark } from "#web/ui/icons.tsx";
import { Link } from "#web/ui/link.tsx";

type Props = { tools?: ReactNode; navigation?: ReactNode; children: ReactNode };

/** The console's own layout: full width, without the site's menus. */
export function Frame({ tools, navigation, children }: Props) {
  const { t } = useLingui();
  const site = useSite();
  return (
    <div className="flex min-h-dvh flex-col text-[0.9375rem]">
      <header className="sticky top-0 z-30 border-line border-b bg-paper">
        <div className="flex min-h-14 items-center gap-1.5 px-(--gutter) lg:px-5">
          <Link
            to="/admin"
            className="mr-auto flex min-h-11 items-center gap-2.5 font-bold text-xl leading-none tracking-tight"
          >
            <BrandMark className="size-7 text-neem" />
            <span className="max-sm:sr-only">{site.name}</span>
            <span className="font-normal text-base text-muted tracking-normal">
              <Trans>Admin</Trans>
            </span>
          </Link>
          {tools}
        </div>
      </header>
      <div
        className={
          navigation ? "grow md:grid md:grid-cols-[13.5rem_minmax(0,1fr)] md:items-stretch" : "grow"
        }
      >
        {navigation}
        <main
          id="content"
          tabIndex={-1}
          aria-label={t`Content`}
          className="min-w-0 px-(--gutter) pt-5 pb-10 outline-none lg:px-8"
        >
          {children}
        </main>
      </div>
    </div>
  );
}
