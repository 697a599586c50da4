import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

const MINUTE_SECONDS = 60;

/** How long to wait for the next try, as text; waits over a minute are rounded up to full minutes. */
export function useWaitingLabels(): (seconds: number | undefined) => string {
  const { t } = useLingui();
  return (seconds = MINUTE_SECONDS) => {
    if (seconds <= MINUTE_SECONDS) {
      const count = Math.max(1, Math.ceil(seconds));
      return t`${plural(count, {
        one: "Too many tries. Wait # second and try again.",
        other: "Too many tries. Wait # seconds and try again.",
      })}`;
    }
    const minutes = Math.ceil(seconds / MINUTE_SECONDS);
    return t`${plural(minutes, {
      one: "Too many tries. Wait # minute and try again.",
      other: "Too many tries. Wait # minutes and try again.",
    })}`;
  };
}
