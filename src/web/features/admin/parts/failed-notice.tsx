import { Trans } from "@lingui/react/macro";
import { Button } from "#web/ui/button.tsx";

/** A list or a number that did not come, and the way to ask again. */
export function FailedNotice({ retry }: { retry: () => void }) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-card border border-line-strong border-dashed px-6 py-10 text-center"
    >
      <p>
        <Trans>Failed to fetch data</Trans>
      </p>
      <Button look="outline" size="compact" onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
