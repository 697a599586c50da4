import { Plural, Trans } from "@lingui/react/macro";
import type { FormMessage } from "#web/platform/forms/form-answer.ts";
import { ProblemNote } from "#web/platform/forms/form-fields.tsx";
import type { Form } from "#web/platform/forms/use-form.ts";

export function Problem({ form: { answer } }: { form: Form }) {
  if (!answer?.message) return null;
  return (
    <ProblemNote>
      <Words {...answer.message} />
    </ProblemNote>
  );
}

function Words({ kind, waitMinutes }: FormMessage) {
  if (kind === "NOT_FOUND") return <Trans>This link is no longer valid</Trans>;
  if (kind === "TOO_MANY") {
    return (
      <Plural
        value={waitMinutes}
        one="Too many links were asked for. Try again in # minute."
        other="Too many links were asked for. Try again in # minutes."
      />
    );
  }
  return <Trans>That did not work. Please try again later.</Trans>;
}
