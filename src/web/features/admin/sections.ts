/** The console's sections, in the order in which it shows them; the spec's four come first. */

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Building2, House, Inbox, LayoutDashboard, type LucideIcon } from "lucide-react";

export type Section = {
  /** Under /admin; a route of the same path must be in routes.ts. */
  path: string;
  label: MessageDescriptor;
  icon: LucideIcon;
  group: SectionGroup;
  /** The number beside the name, by its name in GET /api/admin/overview. */
  count?: "companies" | "properties" | "requirements";
};

export type SectionGroup = "daily" | "care" | "people" | "site";

/** The first group needs no heading. */
export const SECTION_GROUPS: Record<SectionGroup, MessageDescriptor | null> = {
  daily: null,
  care: msg`Care`,
  people: msg`People`,
  site: msg`Site`,
};

export const SECTIONS: Section[] = [
  { path: "", label: msg`Dashboard`, icon: LayoutDashboard, group: "daily" },
  {
    path: "companies",
    label: msg`Companies`,
    icon: Building2,
    group: "daily",
    count: "companies",
  },
  { path: "properties", label: msg`Properties`, icon: House, group: "daily", count: "properties" },
  {
    path: "requirements",
    label: msg`Requirements`,
    icon: Inbox,
    group: "daily",
    count: "requirements",
  },
];

export function pathOf({ path }: Section): string {
  return path === "" ? "/admin" : `/admin/${path}`;
}
