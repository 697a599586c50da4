/** Audit log entries as readable text. */

import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AuditEntry as Entry } from "#domain/moderation/answer-schema.ts";
import type { Audited } from "#domain/moderation/audit.ts";
import { pathOf, SECTIONS } from "#web/platform/admin/sections.ts";

const KIND_LABELS: Record<string, MessageDescriptor> = {
  company: msg`Company`,
  property: msg`Property`,
  requirement: msg`Requirement`,
  lead: msg`Lead`,
  user: msg`Account`,
  session: msg`Session`,
  person: msg`Person`,
  setting: msg`Setting`,
  affiliate: msg`Affiliate`,
  import: msg`Import`,
  export: msg`Export`,
  backup: msg`Backup`,
  call: msg`Call`,
} satisfies Partial<Record<Audited, MessageDescriptor>>;

const ACTION_LABELS: Record<string, MessageDescriptor> = {
  "company.created": msg`Company added`,
  "company.updated": msg`Company changed`,
  "company.deleted": msg`Company deleted`,
  "company.restored": msg`Company restored`,
  "property.created": msg`Property added`,
  "property.updated": msg`Property changed`,
  "property.deleted": msg`Property deleted`,
  "property.restored": msg`Property restored`,
  "property.confirmed": msg`Confirmed as available`,
  "requirement.updated": msg`Requirement changed`,
  "requirement.exported": msg`Requirements exported`,
  "lead.listed": msg`Leads looked through`,
  "lead.read": msg`Lead read`,
  "lead.updated": msg`Lead changed`,
  "lead.exported": msg`Leads exported`,
  "user.created": msg`Account made`,
  "user.updated": msg`Account changed`,
  "user.sessions-ended": msg`Sessions of an account ended`,
  "user.password-reset": msg`Password reset`,
  "user.proof-given": msg`Number given to be verified by`,
  "user.proof-accepted": msg`Account verified`,
  "user.proof-rejected": msg`Number rejected`,
  "person.looked-up": msg`Data of a person looked up`,
  "person.erased": msg`Person erased`,
  "session.started": msg`Signed in`,
  "session.ended": msg`Signed out`,
  "session.refused": msg`Sign-in refused`,
  "setting.updated": msg`Setting changed`,
  "affiliate.link-made": msg`Affiliate link made`,
  "affiliate.link-stopped": msg`Affiliate link stopped`,
  "affiliate.profile-changed": msg`Affiliate profile changed`,
  "affiliate.lead-payable": msg`Lead made payable`,
  "affiliate.lead-reversed": msg`Lead reversed`,
  "affiliate.paid": msg`Affiliate paid`,
  "import.started": msg`Import started`,
  "import.undone": msg`Import undone`,
  "data.exported": msg`Data exported`,
  "backup.made": msg`Backup made`,
  "call.refused": msg`Call refused`,
};

export const ACTIONS = Object.keys(ACTION_LABELS);

/** An action that is missing from this list is shown by its raw name. */
export function actionLabel(i18n: I18n, action: string): string {
  const label = ACTION_LABELS[action];
  return label ? i18n._(label) : action;
}

export function kindLabel(i18n: I18n, kind: string): string {
  const label = KIND_LABELS[kind];
  return label ? i18n._(label) : kind;
}

/** The best available name of what an action was about. */
export function nameOfThing({ objectName, objectId, after }: Entry): string {
  const fileName = after?.fileName;
  return objectName ?? (typeof fileName === "string" ? fileName : objectId);
}

/** The page that shows what an action was about. */
export function pathOfThing({ objectType, objectId }: Entry): string | null {
  if (objectType === "setting") return "/admin/settings";
  if (objectType === "lead" && objectId === "list") return "/admin/leads";
  if (objectType === "import") return `/admin/import?import=${encodeURIComponent(objectId)}`;
  const section = SECTIONS.find(({ opens }) => opens?.some((kind) => kind === objectType));
  // A refused sign-in does not name an account.
  const isNamed = section && !objectId.includes("*");
  return isNamed ? `${pathOf(section)}?open=${encodeURIComponent(objectId)}` : null;
}
