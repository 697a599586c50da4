import { Trans, useLingui } from "@lingui/react/macro";
import type { AuditEntry as Entry } from "#domain/moderation/answer-schema.ts";
import { type Difference, differencesIn } from "./differences.ts";

/** What an action changed, field by field: the old value is struck out, the new one is below it. */
export function Diff({ entry }: { entry: Pick<Entry, "before" | "after"> }) {
  const differences = differencesIn(entry);
  if (differences.length === 0) {
    return (
      <p className="text-muted">
        <Trans>No field was changed.</Trans>
      </p>
    );
  }
  return (
    <dl className="grid gap-2.5">
      {differences.map((difference) => (
        <Field key={difference.field} {...difference} />
      ))}
    </dl>
  );
}

function Field({ field, before, after }: Difference) {
  const { t } = useLingui();
  const shown = useShown();
  return (
    <div className="grid gap-0.5">
      <dt className="text-[0.8125rem] text-muted">{field}</dt>
      {before !== null && (
        <dd className="rounded-control bg-brick-wash px-2.5 py-1 [overflow-wrap:anywhere]">
          <span className="sr-only">{t`Before`}: </span>
          <del>{shown(before)}</del>
        </dd>
      )}
      {after !== null && (
        <dd className="rounded-control bg-neem-wash px-2.5 py-1 [overflow-wrap:anywhere]">
          <span className="sr-only">{t`After`}: </span>
          <ins className="no-underline">{shown(after)}</ins>
        </dd>
      )}
    </div>
  );
}

function useShown(): (value: unknown) => string {
  const { t } = useLingui();
  return (value) => {
    if (typeof value === "boolean") return value ? t`Yes` : t`No`;
    if (value === "") return t`(empty)`;
    return typeof value === "object" ? JSON.stringify(value, null, 1) : String(value);
  };
}
