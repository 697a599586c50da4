import { Trans, useLingui } from "@lingui/react/macro";
import { Bookmark, X } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { useLocation } from "react-router";
import { MAX_VIEW_NAME } from "#domain/moderation/admin-view.ts";
import { plainPath } from "#domain/shared/language.ts";
import { Button } from "#web/ui/button.tsx";
import { CONTROL } from "#web/ui/field.tsx";
import { Link } from "#web/ui/link.tsx";
import { useViews } from "./views.ts";

/** The position in the list and the open item are not part of a saved view. */
const PASSING = ["cursor", "at", "open"];

/** Named searches, filters and sorts of a list, saved in the account; their URLs can be shared. */
export function SavedViews() {
  const { t } = useLingui();
  const id = useId();
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const { views, save, forget } = useViews(isOpen);
  const path = plainPath(pathname);
  const own = views.filter((view) => view.path === path);
  const current = lastingPart(search);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get("name")).trim();
    if (name === "") return;
    if (await save({ name, path, search: current })) form.reset();
  }

  return (
    <details
      className="relative"
      name="admin-menu"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line-strong px-3 marker:content-none [&::-webkit-details-marker]:hidden">
        <Bookmark aria-hidden="true" className="size-4" />
        <Trans>Saved views</Trans>
      </summary>
      <div className="absolute left-0 z-30 mt-1 grid w-72 gap-2 max-sm:fixed max-sm:inset-x-4 max-sm:w-auto rounded-card border border-line bg-surface p-3 shadow-soft">
        {own.length === 0 && (
          <p className="text-muted text-sm">
            <Trans>Filter or sort the list, then keep it here under a name.</Trans>
          </p>
        )}
        <ul>
          {own.map((view) => (
            <li key={view.name} className="flex items-center">
              <Link
                to={view.path + view.search}
                aria-current={view.search === current ? "true" : undefined}
                onClick={(event) => event.currentTarget.closest("details")?.removeAttribute("open")}
                className="min-h-11 grow content-center font-medium text-neem [overflow-wrap:anywhere] hover:underline"
              >
                {view.name}
              </Link>
              <button
                type="button"
                aria-label={t`Forget the view ${view.name}`}
                onClick={() => void forget(view)}
                className="grid size-11 flex-none place-items-center rounded-control hover:bg-sunk"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
        <form onSubmit={(event) => void submit(event)} className="flex items-end gap-2">
          <div className="min-w-0 grow">
            <label htmlFor={id} className="mb-1 block text-sm">
              <Trans>Name of this view</Trans>
            </label>
            <input
              id={id}
              name="name"
              required
              maxLength={MAX_VIEW_NAME}
              className={`${CONTROL} w-full`}
            />
          </div>
          <Button type="submit" size="compact">
            <Trans>Save</Trans>
          </Button>
        </form>
      </div>
    </details>
  );
}

function lastingPart(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of PASSING) params.delete(name);
  params.sort();
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}
