import { Trans, useLingui } from "@lingui/react/macro";
import { Bell, BellOff } from "lucide-react";
import { useEffect } from "react";
import { useFetcher } from "react-router";
import { ALERT_FREQUENCIES } from "#domain/saved/alert.ts";
import type { SavedSearch } from "#domain/saved/saved.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Select } from "#web/ui/field.tsx";
import { Link } from "#web/ui/link.tsx";
import { showToast } from "#web/ui/toast.ts";
import { FREQUENCY_LABELS } from "./alert-labels.ts";
import { RemoveButton } from "./remove-button.tsx";

/** A saved search with a link to its homes and how often alerts are sent. */
export function SavedSearchRow({ search }: { search: SavedSearch }) {
  const isOff = search.frequency === "off";
  const Icon = isOff ? BellOff : Bell;
  return (
    <div className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <Link
        to={search.path}
        className="inline-flex min-h-11 items-center gap-2.5 font-medium text-neem hover:underline"
      >
        <Icon aria-hidden="true" className={`size-5 flex-none ${isOff ? "text-muted" : ""}`} />
        {search.name}
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <FrequencyForm search={search} />
        <RemoveButton id={search.id} name={search.name} intent="remove-search" />
      </div>
    </div>
  );
}

/** Saved as soon as it is chosen; without JavaScript there is a button. */
function FrequencyForm({ search: { id, name, frequency } }: { search: SavedSearch }) {
  const { t, i18n } = useLingui();
  const fetcher = useFetcher<{ saved?: string }>();
  const field = `frequency-${id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (fetcher.data?.saved)
      void showToast({ title: t`Your choice is saved`, description: name, id: field });
  }, [fetcher.data]);
  const save = (chosen: string) =>
    fetcher.submit(
      { intent: "frequency", id, frequency: chosen, isQuiet: "yes" },
      { method: "post" },
    );
  return (
    <form method="post" className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="intent" value="frequency" />
      <input type="hidden" name="id" value={id} />
      <label htmlFor={field} className="sr-only">
        {t`Mails about ${name}`}
      </label>
      <div className="min-w-44">
        <Select
          id={field}
          name="frequency"
          defaultValue={frequency}
          onChange={(event) => void save(event.currentTarget.value)}
        >
          {ALERT_FREQUENCIES.map((each) => (
            <option key={each} value={each}>
              {i18n._(FREQUENCY_LABELS[each])}
            </option>
          ))}
        </Select>
      </div>
      <noscript>
        <button type="submit" className={buttonClass({ look: "outline", size: "compact" })}>
          <Trans>Save</Trans>
        </button>
      </noscript>
    </form>
  );
}
