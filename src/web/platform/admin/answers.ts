/**
 * What the API answers to the console, by the path as the OpenAPI document has it. The types are those of the schemas that the
 * server's routes are written with.
 */

import type {
  AdminSession,
  AppSecret,
  EndedSessions,
  ProofAnswer,
  RecoveryCodes,
  SignedIn,
  User,
  UserWithSessions,
} from "#domain/accounts/answer-schema.ts";
import type { Affiliate, AffiliateLead } from "#domain/affiliates/answer-schema.ts";
import type { ManagedAgent } from "#domain/agents/answer-schema.ts";
import type { Overview } from "#domain/analytics/overview.ts";
import type {
  CompanyAnswer,
  ManagedCompany,
  WaitingCompany,
} from "#domain/companies/answer-schema.ts";
import type {
  Import,
  ImportColumn,
  ImportReason,
  ImportRow,
  UndoneImport,
} from "#domain/imports/answer-schema.ts";
import type { AdminLead, AdminLeadFile } from "#domain/leads/answer-schema.ts";
import type { ManagedListing, WaitingListing } from "#domain/listings/managed-listing.ts";
import type { AdminView } from "#domain/moderation/admin-view.ts";
import type { AuditEntry, DeletedThing, QueueEntry } from "#domain/moderation/answer-schema.ts";
import type {
  NewsletterIssue,
  NewsletterPreview,
  Subscriber,
} from "#domain/newsletter/answer-schema.ts";
import type {
  CheckedSystem,
  FailedJob,
  QueuedMessage,
  SystemAnswer,
} from "#domain/operations/answer-schema.ts";
import type { FoundPerson } from "#domain/privacy/answer-schema.ts";
import type { AdminRequirement } from "#domain/requirements/answer-schema.ts";
import type { ReviewAnswer } from "#domain/reviews/answer-schema.ts";
import type { VersionedSettings } from "#domain/site/site.ts";

export type Answers = {
  "/admin/affiliate-leads": AffiliateLead[];
  "/admin/affiliates/{id}": Affiliate;
  "/admin/agents": ManagedAgent[];
  "/admin/audit": AuditEntry[];
  "/admin/companies": ManagedCompany[];
  "/admin/imports": Import[];
  "/admin/imports/{id}": Import;
  "/admin/imports/{id}/columns": ImportColumn[];
  "/admin/imports/{id}/reasons": ImportReason[];
  "/admin/imports/{id}/rows": ImportRow[];
  "/admin/jobs/failed": FailedJob[];
  "/admin/newsletter": Subscriber[];
  "/admin/newsletter/issues": NewsletterIssue[];
  "/admin/newsletter/preview": NewsletterPreview;
  "/admin/outbox": QueuedMessage[];
  "/admin/outbox/{id}": QueuedMessage & { body: string };
  "/admin/overview": Overview;
  "/admin/properties": ManagedListing[];
  "/admin/queue": QueueEntry[];
  "/admin/queue/companies/{id}": WaitingCompany;
  "/admin/queue/listings/{id}": WaitingListing;
  "/admin/reviews": ReviewAnswer[];
  "/admin/session": SignedIn;
  "/admin/sessions": AdminSession[];
  "/admin/settings": VersionedSettings;
  "/admin/system": SystemAnswer;
  "/admin/trash": DeletedThing[];
  "/admin/users": User[];
  "/admin/users/{id}": UserWithSessions;
  "/admin/users/{id}/proofs": ProofAnswer[];
  "/admin/views": AdminView[];
  "/companies": CompanyAnswer[];
  /** An admin is answered with its state. */
  "/companies/{id}": ManagedCompany;
  "/leads": AdminLead[];
  "/leads/{id}": AdminLeadFile;
  /** An admin is answered with its state. */
  "/properties/{id}": ManagedListing;
  "/requirements": AdminRequirement[];
};

/** The calls that change something and whose answer is read. */
export type WriteAnswers = {
  "DELETE /admin/sessions": EndedSessions;
  "DELETE /admin/users/{id}/sessions": EndedSessions;
  "DELETE /admin/views": AdminView[];
  "PATCH /admin/settings": VersionedSettings;
  "PATCH /admin/users/{id}": User;
  "POST /admin/imports/{id}/start": Import;
  "POST /admin/imports/{id}/undo": UndoneImport;
  "POST /admin/privacy/find": FoundPerson;
  "POST /admin/system/check": CheckedSystem;
  "POST /admin/two-factor": AppSecret;
  "POST /admin/two-factor/confirm": RecoveryCodes;
  "POST /admin/views/merge": AdminView[];
  "PUT /admin/views": AdminView[];
};

export type ListPath = {
  [Path in keyof Answers]: Answers[Path] extends readonly { _id: string }[] ? Path : never;
}[keyof Answers];
