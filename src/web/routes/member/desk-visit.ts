/** Who comes to a desk; everybody else is told whose it is. */

import { data, type RouterContextProvider, redirect } from "react-router";
import type { Somebody } from "#domain/shared/actor.ts";
import { languageOf, localPath } from "#domain/shared/language.ts";
import type { DeskRole } from "#web/layout/wrong-desk.tsx";
import { mustBeSignedIn } from "./account-visit.ts";

type Visit = { url: URL; context: Readonly<RouterContextProvider> };

/** Whoever is signed in with this role; the others have desks of their own. */
export function mustBe(desk: DeskRole, visit: Visit): Somebody {
  const actor = mustBeSignedIn(visit);
  if (actor.role !== desk) throw data({ desk }, { status: 403 });
  return actor;
}

/** A member of a company; one that has none yet begins it on the desk's first page. */
export function mustRunCompany(visit: Visit): Somebody & { companyId: string } {
  const actor = mustBe("company", visit);
  const { companyId } = actor;
  if (companyId === null) throw toDesk(visit, "/company/dashboard");
  return { ...actor, companyId };
}

export function toDesk({ url }: Pick<Visit, "url">, path: string): Response {
  return redirect(localPath(languageOf(url.pathname), path), 303);
}
