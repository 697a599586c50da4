import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#web/ui/button.tsx";

export type NamedFailure = { id: string; name: string; reason: string };

type Props = { failures: NamedFailure[]; onClose: () => void };

/** What a bulk action could not change, and why; stays until it is dismissed. */
export function BulkFailures({ failures, onClose }: Props) {
  const { t } = useLingui();
  const failed = failures.length;
  const title = t`${plural(failed, { one: "# could not be changed", other: "# could not be changed" })}`;
  return (
    <section
      aria-label={title}
      className="mb-3 rounded-card border border-brick bg-brick-wash px-3.5 py-2"
    >
      <div className="flex items-center justify-between gap-2">
        <h2 className="font-medium">{title}</h2>
        <Button look="quiet" size="compact" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by key as well */}
      <ul tabIndex={0} aria-label={title} className="max-h-64 overflow-y-auto pb-1 text-sm">
        {failures.map(({ id, name, reason }) => (
          <li key={id} className="py-0.5 [overflow-wrap:anywhere]">
            <span className="font-medium">{name}</span>: {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}
