/** Who comes to a lister's desk; everybody else is shown their own. */

import { type RouterContextProvider, redirect } from "react-router";
import { languageOf, localPath } from "#domain/language.ts";
import type { Somebody } from "#domain/policy.ts";
import { mustBeSignedIn } from "./account-visit.ts";

type Visit = { url: URL; context: Readonly<RouterContextProvider> };

/** A member of a company; one that has none yet begins it on the desk's first page. */
export function mustRunCompany(visit: Visit): Somebody & { companyId: string } {
  const actor = mustBeSignedIn(visit);
  if (actor.role !== "company") throw toDesk(visit, "/dashboard");
  const { companyId } = actor;
  if (companyId === null) throw toDesk(visit, "/company/dashboard");
  return { ...actor, companyId };
}

export function mustSell(visit: Visit): Somebody {
  const actor = mustBeSignedIn(visit);
  if (actor.role !== "seller") throw toDesk(visit, "/dashboard");
  return actor;
}

export function toDesk({ url }: Pick<Visit, "url">, path: string): Response {
  return redirect(localPath(languageOf(url.pathname), path), 303);
}
