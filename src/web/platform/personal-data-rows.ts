import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PersonalDataOf } from "#domain/privacy/answer-schema.ts";

export type PersonalDataRow = {
  key: string;
  label: MessageDescriptor;
  text: string;
  createdAt: string;
};

/** All personal data that is stored, one row each. */
export function personalDataRows(held: PersonalDataOf): PersonalDataRow[] {
  return [
    ...held.requirements.map((row) => ({
      key: `requirement ${row.reference}`,
      label: msg`Requirement`,
      text: joined(row.reference, row.name, row.phone, row.email, row.location, row.message),
      createdAt: row.createdAt,
    })),
    ...held.inquiries.map((row) => ({
      key: `inquiry ${row.id}`,
      label: msg`Question to a lister`,
      text: joined(row.about, row.name, row.phone, row.email, row.message),
      createdAt: row.createdAt,
    })),
    ...held.submissions.map((row) => ({
      key: `submission ${row.id}`,
      label: msg`Listing you offered`,
      text: joined(row.title, row.name, row.phone, row.email),
      createdAt: row.createdAt,
    })),
    ...held.reports.map((row) => ({
      key: `report ${row.reference}`,
      label: msg`Report about a listing`,
      text: joined(row.reference, row.email, row.detail),
      createdAt: row.createdAt,
    })),
    ...held.newsletter.map((row) => ({
      key: `newsletter ${row.email}`,
      label: msg`Newsletter`,
      text: row.email,
      createdAt: row.createdAt,
    })),
    ...held.messages.map((row, at) => ({
      key: `message ${at}`,
      label: msg`Message we sent you`,
      text: joined(row.recipient, row.subject),
      createdAt: row.createdAt,
    })),
  ];
}

function joined(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(" · ");
}
