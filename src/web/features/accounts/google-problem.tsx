import { Trans } from "@lingui/react/macro";

/** Why a user who came back from Google is not signed in. */
export function GoogleProblem({ problem }: { problem: string }) {
  return (
    <p
      role="alert"
      className="rounded-control border border-brick bg-brick-wash px-4 py-3 font-medium text-brick"
    >
      <Words problem={problem} />
    </p>
  );
}

function Words({ problem }: { problem: string }) {
  switch (problem) {
    case "unproved":
      return <Trans>Google has not confirmed this e-mail address. Please use another way.</Trans>;
    case "refused":
      return <Trans>This account cannot sign in here.</Trans>;
    case "outdated":
      return <Trans>That took too long, or was begun in another browser. Please try again.</Trans>;
    default:
      return <Trans>Something went wrong. Please try again.</Trans>;
  }
}
