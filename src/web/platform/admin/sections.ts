/** The console's sections in display order; the spec's four come first. */

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

export type Section = {
  /** Under /admin; routes.ts must have a route with the same path. */
  path: string;
  label: MessageDescriptor;
  icon: LucideIcon;
  group: SectionGroup;
  /** The number beside the name, by its field in GET /api/admin/overview. */
  count?: "companies" | "properties" | "requirements" | "queue";
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
  { path: "queue", label: msg`Review queue`, icon: ListChecks, group: "care", count: "queue" },
  { path: "leads", label: msg`Leads`, icon: MessagesSquare, group: "care" },
  { path: "reviews", label: msg`Reviews`, icon: Star, group: "care" },
  { path: "users", label: msg`Users`, icon: Users, group: "people" },
  { path: "agents", label: msg`Agents`, icon: UserRoundCheck, group: "people" },
  { path: "affiliates", label: msg`Affiliates`, icon: HandCoins, group: "people" },
  { path: "newsletter", label: msg`Newsletter`, icon: Newspaper, group: "people" },
  { path: "privacy", label: msg`Erase a person`, icon: UserRoundX, group: "people" },
  { path: "import", label: msg`Import`, icon: FileUp, group: "site" },
  { path: "export", label: msg`Export`, icon: FileDown, group: "site" },
  { path: "settings", label: msg`Settings`, icon: Settings, group: "site" },
  { path: "audit", label: msg`Audit log`, icon: ScrollText, group: "site" },
  { path: "sessions", label: msg`My sessions`, icon: KeyRound, group: "site" },
  { path: "outbox", label: msg`Outbox`, icon: Mail, group: "site" },
  { path: "trash", label: msg`Recently deleted`, icon: Trash2, group: "site" },
  { path: "system", label: msg`System`, icon: Server, group: "site" },
];

export function pathOf({ path }: Section): string {
  return path === "" ? "/admin" : `/admin/${path}`;
}
