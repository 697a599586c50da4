/**
 * The console's sections in display order; the spec's four come first. The menu, page titles and "Find anything" are made
 * of this list; what a section shows is in `section-<path>.tsx` of its feature, which routes.ts finds by its name.
 */

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  Building2,
  FileDown,
  FileUp,
  HandCoins,
  House,
  Inbox,
  KeyRound,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Mail,
  MessagesSquare,
  Newspaper,
  ScrollText,
  Server,
  Settings,
  Star,
  Trash2,
  UserRoundCheck,
  UserRoundX,
  Users,
} from "lucide-react";
import type { Audited } from "#domain/moderation/audit.ts";
import { plainPath } from "#domain/shared/language.ts";

export type Section = {
  /** Under /admin, and in the name of its file. */
  path: string;
  title: MessageDescriptor;
  icon: LucideIcon;
  group: SectionGroup;
  /** The number beside the name, by its field in GET /api/admin/overview. */
  count?: "companies" | "properties" | "requirements" | "queue";
  /** The call by which "Find anything" looks into it. */
  finds?: "/admin/companies" | "/admin/properties" | "/requirements";
  /** What the audit log calls the things that it opens. */
  opens?: Audited[];
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
  { path: "", title: msg`Dashboard`, icon: LayoutDashboard, group: "daily" },
  {
    path: "companies",
    title: msg`Companies`,
    icon: Building2,
    group: "daily",
    count: "companies",
    finds: "/admin/companies",
    opens: ["company"],
  },
  {
    path: "properties",
    title: msg`Properties`,
    icon: House,
    group: "daily",
    count: "properties",
    finds: "/admin/properties",
    opens: ["property"],
  },
  {
    path: "requirements",
    title: msg`Requirements`,
    icon: Inbox,
    group: "daily",
    count: "requirements",
    finds: "/requirements",
    opens: ["requirement"],
  },
  { path: "queue", title: msg`Review queue`, icon: ListChecks, group: "care", count: "queue" },
  { path: "leads", title: msg`Leads`, icon: MessagesSquare, group: "care", opens: ["lead"] },
  { path: "reviews", title: msg`Reviews`, icon: Star, group: "care" },
  { path: "users", title: msg`Users`, icon: Users, group: "people", opens: ["user", "session"] },
  { path: "agents", title: msg`Agents`, icon: UserRoundCheck, group: "people" },
  { path: "affiliates", title: msg`Affiliates`, icon: HandCoins, group: "people" },
  { path: "newsletter", title: msg`Newsletter`, icon: Newspaper, group: "people" },
  { path: "privacy", title: msg`Erase a person`, icon: UserRoundX, group: "people" },
  { path: "import", title: msg`Import`, icon: FileUp, group: "site" },
  { path: "export", title: msg`Export`, icon: FileDown, group: "site" },
  { path: "settings", title: msg`Settings`, icon: Settings, group: "site" },
  { path: "audit", title: msg`Audit log`, icon: ScrollText, group: "site" },
  { path: "sessions", title: msg`My sessions`, icon: KeyRound, group: "site" },
  { path: "outbox", title: msg`Outbox`, icon: Mail, group: "site" },
  { path: "trash", title: msg`Recently deleted`, icon: Trash2, group: "site" },
  { path: "system", title: msg`System`, icon: Server, group: "site" },
];

export function pathOf({ path }: Section): string {
  return path === "" ? "/admin" : `/admin/${path}`;
}

export function sectionAt(pathname: string): Section | undefined {
  const path = plainPath(pathname).replace(/\/+$/, "");
  return SECTIONS.find((section) => pathOf(section) === path);
}
