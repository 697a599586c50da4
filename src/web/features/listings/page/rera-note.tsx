import { Trans } from "@lingui/react/macro";

type Props = { rera: { number: string; isSample: boolean; portal: string | null } };

/** The number as the lister gave it, and where anyone can look it up; we do not vouch for it. */
export function ReraNote({ rera: { number, isSample, portal } }: Props) {
  const host = portal && new URL(portal).host;
  return (
    <p className="mt-4 rounded-control bg-sunk px-3.5 py-3">
      <Trans>
        RERA no. given: <strong className="break-all">{number}</strong>, not checked by us.
      </Trans>{" "}
      {isSample && <Trans>It is a sample: nothing is registered under it.</Trans>}
      {portal && !isSample && (
        <a
          href={portal}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-6 items-center text-neem underline underline-offset-3"
        >
          <Trans>Check it yourself at {host}</Trans>
        </a>
      )}
    </p>
  );
}
