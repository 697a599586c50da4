import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { sectionAt } from "#web/platform/admin/sections.ts";

/** The heading of a section: its title in the menu, if it has no other. */
export function PageHead({ title, children }: { title?: ReactNode; children?: ReactNode }) {
  const ownTitle = useSectionTitle();
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h1 className="text-lg">{title ?? ownTitle}</h1>
      {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </div>
  );
}

export function useSectionTitle(heading?: MessageDescriptor): string {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const title = heading ?? sectionAt(pathname)?.title;
  return title ? i18n._(title) : "";
}
