import { msg } from "@lingui/core/macro";
import { Outlet } from "react-router";
import { Frame } from "#web/features/admin/shell/frame.tsx";
import { SessionGate } from "#web/features/admin/shell/session-gate.tsx";
import { Shell } from "#web/features/admin/shell/shell.tsx";
import { i18nFor } from "#web/i18n.ts";
import { LanguageSwitch } from "#web/layout/language-switch.tsx";
import { pageMeta } from "#web/meta.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { needWords } from "#web/words.ts";
import type { Route } from "./+types/admin";

await needWords("admin");

/** The site's header and footer stay away. */
export const handle: PageHandle = { hasOwnFrame: true };

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  const title = i18n._(msg`Admin Login`);
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
