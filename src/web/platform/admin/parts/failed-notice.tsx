import { Trans } from "@lingui/react/macro";
import { CallFailed } from "#web/platform/admin/admin-api.ts";
import { Button } from "#web/ui/button.tsx";

/** Retrying does not help: an old or mistyped URL, or something deleted since. */
const FINAL = [403, 404, 410, 422];

/** Shown for data that could not be loaded, with a retry button where that can help. */
export function FailedNotice({ retry, error }: { retry: () => void; error?: unknown }) {
  const refusal = error instanceof CallFailed && FINAL.includes(error.status) ? error : undefined;
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-card border border-line-strong border-dashed px-6 py-10 text-center"
    >
      <p>{refusal?.words ?? <Trans>Failed to fetch data</Trans>}</p>
      {!refusal && (
        <Button look="outline" size="compact" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}

type LoadingProps = { of: { isError: boolean; error: unknown; refetch: () => unknown } };

/** In place of data that is not there yet, or could not be loaded. */
export function Loading({ of: { isError, error, refetch } }: LoadingProps) {
  if (isError) return <FailedNotice error={error} retry={() => void refetch()} />;
  return (
    <p role="status" className="text-muted">
      <Trans>Loading...</Trans>
    </p>
  );
}
