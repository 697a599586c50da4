/** Who comes to a desk; everybody else is told whose it is. */

import { data, type RouterContextProvider, redirect } from "react-router";
import type { User } from "#domain/shared/actor.ts";
import { languageOf, localPath } from "#domain/shared/language.ts";
import type { DashboardRole } from "#web/layout/wrong-dashboard.tsx";
import { mustBeSignedIn } from "./account-actions.ts";

type Visit = { url: URL; context: Readonly<RouterContextProvider> };

/** Whoever is signed in with this role; the others have desks of their own. */
export function mustBe(dashboard: DashboardRole, visit: Visit): User {
  const actor = mustBeSignedIn(visit);
  if (actor.role !== dashboard) throw data({ dashboard }, { status: 403 });
  return actor;
}

/** A member of a company; one that has none yet begins it on the desk's first page. */
export function mustRunCompany(visit: Visit): User & { companyId: string } {
  const actor = mustBe("company", visit);
  const { companyId } = actor;
  if (companyId === null) throw toDashboard(visit, "/company/dashboard");
  return { ...actor, companyId };
}

export function toDashboard({ url }: Pick<Visit, "url">, path: string): Response {
  return redirect(localPath(languageOf(url.pathname), path), 303);
}
