import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useCallback, useEffect, useState } from "react";
import { callAdmin, forgetToken, storedToken } from "#web/features/admin/admin-api.ts";
import { Desk } from "#web/features/admin/desk.tsx";
import { LoginForm } from "#web/features/admin/login-form.tsx";
import { i18nFor } from "#web/i18n.ts";
import { pageMeta } from "#web/meta.ts";
import { needWords } from "#web/words.ts";
import type { Route } from "./+types/admin";

await needWords("admin");

type Session = "unknown" | "none" | "active";

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  const title = i18n._(msg`Admin Login`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

/** The token lives in the browser, as the spec has it; whether it is still good, the server says. */
export default function Admin() {
  const [session, setSession] = useState<Session>("unknown");
  const end = useCallback(() => setSession("none"), []);

  useEffect(() => {
    if (!storedToken()) return setSession("none");
    callAdmin("/admin/session").then(
      ({ success }) => {
        if (!success) forgetToken();
        setSession(success ? "active" : "none");
      },
      () => setSession("none"),
    );
  }, []);

  return (
    <div className="wrap">
      {session === "active" && <Desk onSignedOut={end} />}
      {session === "none" && <LoginForm onSignedIn={() => setSession("active")} />}
      {session === "unknown" && (
        <p role="status" className="py-14 text-muted">
          <Trans>Loading...</Trans>
        </p>
      )}
    </div>
  );
}
