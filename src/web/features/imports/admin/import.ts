/** Imports as the admin API returns them, and the API's request types. */

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Import } from "#domain/imports/answer-schema.ts";
import type {
  FileColumn,
  ImportField,
  ImportOptions,
  ImportOutcome,
} from "#domain/imports/import.ts";
import { writeAdmin } from "#web/platform/admin/admin-api.ts";
import type { TagTone } from "#web/platform/admin/parts/tag.tsx";
import { FIELD_LABELS } from "#web/platform/labels/field-labels.ts";
import type { Labels } from "#web/platform/labels/labels.ts";

export type ImportRequest = { isDryRun: boolean; options: ImportOptions };

export function isUnderway({ status }: Pick<Import, "status">): boolean {
  return status === "queued" || status === "running";
}

export function startImport(id: string, wishes: ImportRequest) {
  return writeAdmin("POST /admin/imports/{id}/start", { id, body: wishes });
}

export function undoImport(id: string) {
  return writeAdmin("POST /admin/imports/{id}/undo", { id });
}

export const STATUS_LABELS: Record<Import["status"], MessageDescriptor> = {
  queued: msg`Waiting`,
  running: msg`Running`,
  done: msg`Done`,
  failed: msg`Failed`,
  undone: msg`Undone`,
};

export const STATUS_TONES: Record<Import["status"], TagTone> = {
  queued: "new",
  running: "new",
  done: "good",
  failed: "bad",
  undone: "plain",
};

export const OUTCOME_LABELS: Record<ImportOutcome, MessageDescriptor> = {
  ok: msg`Good`,
  duplicate: msg`Duplicate`,
  refused: msg`Refused`,
};

const OWN_LABELS = {
  sourceKey: msg`Id at the source`,
  price: msg`Price`,
  priceMax: msg`Price, upper end`,
  area: msg`Area`,
  areaMax: msg`Area, upper end`,
  carpetArea: msg`Carpet area`,
  builtupArea: msg`Built-up area`,
  superArea: msg`Super built-up area`,
  plotArea: msg`Plot area`,
  areaBasis: msg`Kind of area`,
  address: msg`Address`,
  society: msg`Society or project`,
  totalFloors: msg`Floors of the building`,
  age: msg`Age`,
  purpose: msg`Sale or rent`,
  phone: msg`Phone`,
} satisfies Partial<Labels<ImportField>>;

/** What a column can be taken for; most are fields of a listing. */
export const IMPORT_LABELS: Labels<ImportField> = { ...FIELD_LABELS, ...OWN_LABELS };

export type Mapping = Record<string, ImportField | "">;

export function mappingOf(columns: readonly FileColumn[]): Mapping {
  return Object.fromEntries(columns.map(({ name, field }) => [name, field ?? ""]));
}
