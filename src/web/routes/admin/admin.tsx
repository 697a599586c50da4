import { msg } from "@lingui/core/macro";
import { Outlet } from "react-router";
import { LanguageSwitch } from "#web/layout/language-switch.tsx";
import { sectionAt } from "#web/platform/admin/sections.ts";
import { Frame } from "#web/platform/admin/shell/frame.tsx";
import { SessionGate } from "#web/platform/admin/shell/session-guard.tsx";
import { Shell } from "#web/platform/admin/shell/shell.tsx";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import type { PageHandle } from "#web/platform/page-handle.ts";
import type { Route } from "./+types/admin";

await needMessages("admin");

/** Without the site's header and footer. */
export const handle: PageHandle = { hasOwnFrame: true };

/** Of all sections: none has one of its own. */
export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  const title = i18n._(sectionAt(args.location.pathname)?.title ?? msg`Admin Login`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function Admin() {
  const languageSwitch = <LanguageSwitch />;
  return (
    <SessionGate
      frame={(content) => (
        <Frame tools={<div className="text-muted text-sm">{languageSwitch}</div>}>{content}</Frame>
      )}
    >
      <Shell languageSwitch={languageSwitch}>
        <Outlet />
      </Shell>
    </SessionGate>
  );
}
