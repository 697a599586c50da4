import { Trans } from "@lingui/react/macro";

/** The acknowledgment, with the reference to quote. */
export function ReportThanks({ reference }: { reference: string | null }) {
  return (
    <div role="status" className="mt-3 rounded-card bg-neem-wash p-4">
      <p className="font-semibold">
        <Trans>Thank you. Your report has been recorded.</Trans>
      </p>
      {reference && (
        <p className="mt-1">
          <Trans>
            Reference <strong>{reference}</strong>
          </Trans>
        </p>
      )}
      <p className="mt-1 text-muted text-sm">
        <Trans>We confirm that we have it within 24 hours and settle it within 7 days.</Trans>
      </p>
    </div>
  );
}
