/** Guards of the dashboards; other users see whose dashboard it is. */

import { data, type RouterContextProvider, redirect } from "react-router";
import type { User } from "#domain/shared/actor.ts";
import { languageOf, localPath } from "#domain/shared/language.ts";
import type { DashboardRole } from "#web/layout/wrong-dashboard.tsx";
import { requireUser } from "./account-actions.ts";

type Visit = { url: URL; context: Readonly<RouterContextProvider> };

/** Requires a signed-in user with this role; users of other roles have their own dashboards. */
export function requireRole(dashboard: DashboardRole, visit: Visit): User {
  const actor = requireUser(visit);
  if (actor.role !== dashboard) throw data({ dashboard }, { status: 403 });
  return actor;
}

/** Requires a member of a company; a user without one creates it on the dashboard's first page. */
export function requireCompanyMember(visit: Visit): User & { companyId: string } {
  const actor = requireRole("company", visit);
  const { companyId } = actor;
  if (companyId === null) throw toDashboard(visit, "/company/dashboard");
  return { ...actor, companyId };
}

export function toDashboard({ url }: Pick<Visit, "url">, path: string): Response {
  return redirect(localPath(languageOf(url.pathname), path), 303);
}
