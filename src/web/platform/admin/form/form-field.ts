/** The fields of an edit form: how each is read from what was typed, and what can be wrong with it. */

import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ComponentType } from "react";
import { readPhone } from "#domain/shared/phone.ts";
import { type FormErrors, FormProblem } from "#web/platform/admin/parts/form-errors.ts";

export type FormField<Item> = {
  /** Its name in the API. */
  name: string;
  label: MessageDescriptor;
  /** "(optional)" without it, where that is so. */
  note?: MessageDescriptor;
  /** Said when nothing is given; without it the field may stay empty. */
  missing?: MessageDescriptor;
  /** The longest text, or the highest number. */
  max?: number;
  /** The value of a new item. */
  start?: string | number;
  /** The stored value, if the item has it under another name. */
  of?: (item: Item) => unknown;
} & (
  | { kind?: "line" | "email" | "phone" | "count" | "list" | "check" }
  /** `empty` is what is sent for no text at all, instead of null. */
  | { kind: "long"; empty?: string }
  | { kind: "choice"; options: [value: string, label: MessageDescriptor][] }
  | { kind: "own"; control: ComponentType<{ item: Item | null; errors: FormErrors }> }
);

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What the form holds, by field; throws what is wrong with it in the admin's language. The server checks again. */
export function valuesIn<Item>(
  fields: readonly FormField<Item>[],
  form: FormData,
  i18n: I18n,
): Record<string, unknown> {
  const read = fields.map((field) => ({ field, value: valueIn(field, form) }));
  const problems = read.flatMap(({ field, value }) => {
    const problem = problemWith(field, value);
    return problem ? [[field.name, i18n._(problem)]] : [];
  });
  if (problems.length > 0) throw new FormProblem(Object.fromEntries(problems));
  return Object.fromEntries(read.map(({ field, value }) => [field.name, value]));
}

function valueIn<Item>(field: FormField<Item>, form: FormData): unknown {
  const text = String(form.get(field.name) ?? "").trim();
  if (field.kind === "check") return form.has(field.name);
  if (field.kind === "list") return text.split(",").flatMap((word) => word.trim() || []);
  if (field.kind === "count") return countIn(field, text);
  if (text !== "" || field.missing) return text;
  return field.kind === "long" ? (field.empty ?? null) : null;
}

function countIn({ missing }: { missing?: MessageDescriptor }, text: string): number {
  if (missing) return text === "" ? Number.NaN : Number(text);
  return Math.max(0, Math.round(Number(text) || 0));
}

function problemWith<Item>(field: FormField<Item>, value: unknown): MessageDescriptor | undefined {
  const { missing, kind, max = Number.POSITIVE_INFINITY } = field;
  if (missing && isNothing(value, max)) return missing;
  if (typeof value !== "string" || value === "") return undefined;
  if (kind === "phone" && !readPhone(value)) {
    return msg`Enter an Indian phone number, for example 98765 43210`;
  }
  if (kind === "email" && !EMAIL.test(value)) {
    return msg`Enter an e-mail address like name@example.com`;
  }
  return undefined;
}

function isNothing(value: unknown, max: number): boolean {
  if (typeof value === "number") return !(Number.isInteger(value) && value >= 0 && value <= max);
  return value === "" || (Array.isArray(value) && value.length === 0);
}

/** What the field shows at first. */
export function shownIn<Item extends object>(field: FormField<Item>, item: Item | null): string {
  const stored: unknown = item ? (field.of?.(item) ?? Reflect.get(item, field.name)) : field.start;
  if (Array.isArray(stored)) return stored.join(", ");
  return stored === null || stored === undefined ? "" : String(stored);
}
