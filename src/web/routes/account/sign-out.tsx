import { redirect } from "react-router";
import { languageOf, localPath } from "#domain/shared/language.ts";
import { actorContext, appContext, requestContext } from "#web/platform/context.ts";
import type { Route } from "./+types/sign-out";

/** Only redirects: following a link must not sign anyone out. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(localPath(languageOf(url.pathname), "/"), 303);
}

export async function action({ url, context }: Route.ActionArgs) {
  const { accounts, people, users } = context.get(appContext);
  const actor = context.get(actorContext);
  const caller = { actor, address: context.get(requestContext).clientAddress };
  if (actor?.viewedBy) await users.endView(caller);
  else if (actor) await accounts.signOut(caller);
  // An admin who viewed a dashboard returns to the user it was opened from.
  const next = actor?.viewedBy ? `/admin/users?open=${encodeURIComponent(actor.userId)}` : "/";
  return redirect(localPath(languageOf(url.pathname), next), {
    status: 303,
    headers: { "Set-Cookie": people.endedSessionCookie },
  });
}
