import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "#web/ui/button.tsx";

/** Clears a list after a second press to confirm. */
export function ClearButton({ onClear }: { onClear: () => void }) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button look="quiet" size="compact" onClick={() => setAsking(true)}>
        <Trans>Clear list</Trans>
      </Button>
    );
  }
  return (
    <span className="flex flex-wrap items-center gap-2" role="alert">
      <Trans>Remove all of them?</Trans>
      <Button look="outline" size="compact" onClick={onClear}>
        <Trans>Remove all</Trans>
      </Button>
      <Button look="quiet" size="compact" onClick={() => setAsking(false)}>
        <Trans>Keep them</Trans>
      </Button>
    </span>
  );
}
