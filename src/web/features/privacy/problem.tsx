import { Plural, Trans } from "@lingui/react/macro";

/** The result of a form that was not accepted. */
export type Outcome = {
  fields: string[];
  values: Partial<Record<string, string>>;
  problem?: string | undefined;
  waitMinutes?: number | undefined;
};

export function Problem({ outcome }: { outcome: Outcome | undefined }) {
  if (!outcome?.problem) return null;
  return (
    <p role="alert" className="rounded-control bg-brick-wash px-3 py-2 text-brick">
      <Words {...outcome} />
    </p>
  );
}

function Words({ problem, waitMinutes = 0 }: Outcome) {
  if (problem === "outdated") return <Trans>This link is no longer valid</Trans>;
  if (problem === "too-many") {
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
