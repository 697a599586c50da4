import { redirect } from "react-router";
import { languageOf, localPath } from "#domain/language.ts";
import { actorContext, appContext, visitContext } from "#web/context.ts";
import type { Route } from "./+types/sign-out";

/** There is nothing to see here; a link followed signs nobody out. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(localPath(languageOf(url.pathname), "/"), 303);
}

export async function action({ url, context }: Route.ActionArgs) {
  const { accounts, people } = context.get(appContext);
  const actor = context.get(actorContext);
  const { clientAddress } = context.get(visitContext);
  if (actor) await accounts.signOut({ actor, address: clientAddress });
  return redirect(localPath(languageOf(url.pathname), "/"), {
    status: 303,
    headers: { "Set-Cookie": people.endedSessionCookie },
  });
}
