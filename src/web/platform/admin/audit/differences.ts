import type { AuditEntry as Entry } from "#domain/moderation/answer-schema.ts";
/** Splits an action's before and after into single values. */

export type Difference = { field: string; before: unknown; after: unknown };

type Fields = Record<string, unknown>;

export function differencesIn({ before, after }: Pick<Entry, "before" | "after">): Difference[] {
  const [was, is] = [flat(before ?? {}), flat(after ?? {})];
  return Object.keys({ ...was, ...is })
    .filter((field) => JSON.stringify(was[field] ?? null) !== JSON.stringify(is[field] ?? null))
    .map((field) => ({ field, before: was[field] ?? null, after: is[field] ?? null }));
}

/** `{ claims: { agents: "500+" } }` → `{ "claims.agents": "500+" }` */
function flat(fields: Fields, prefix = ""): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      isFields(value)
        ? Object.entries(flat(value, `${prefix}${name}.`))
        : [[`${prefix}${name}`, value]],
    ),
  );
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
