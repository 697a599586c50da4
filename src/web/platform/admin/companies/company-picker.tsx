import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useDeferredValue, useState } from "react";
import type { ManagedCompany } from "#domain/companies/answer-schema.ts";
import { useAdmin } from "#web/platform/admin/admin-query.ts";
import { CONTROL, errorProps, Field } from "#web/ui/field.tsx";
import { CompanyLogo } from "./company-logo.tsx";

export type PickedCompany = { id: string; name: string };

type Props = {
  picked: PickedCompany | null;
  onPick: (company: PickedCompany | null) => void;
  error?: string | undefined;
};

const SHOWN = 8;
const ID = "field-companyId";

/** Picks one of any number of companies by part of its name. */
export function CompanyPicker({ picked, onPick, error }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(picked?.name ?? "");
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const companies = useCompanies(picked ? "" : typed, isOpen);

  function pick(company: ManagedCompany | undefined) {
    if (!company) return;
    onPick({ id: company._id, name: company.name });
    setTyped(company.name);
    setOpen(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setOpen(true);
      setActive(Math.min(Math.max(active + step, 0), companies.length - 1));
    } else if (isOpen && event.key === "Enter") {
      event.preventDefault();
      pick(companies[active]);
    } else if (isOpen && event.key === "Escape") {
      // Close the list, not the dialog.
      event.preventDefault();
      setOpen(false);
    }
  }

  return (
    <Field id={ID} label={t`Company`} error={error}>
      <div className="relative">
        <input
          id={ID}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${ID}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && companies[active] ? `${ID}-${active}` : undefined}
          autoComplete="off"
          required
          placeholder={t`Type a name`}
          value={typed}
          onFocus={() => setOpen(!picked)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
            setOpen(true);
            if (picked) onPick(null);
          }}
          {...errorProps({ id: ID, error })}
          className={`${CONTROL} min-h-11! py-2!`}
        />
        {isOpen && (
          <div
            id={`${ID}-list`}
            role="listbox"
            aria-label={t`Companies`}
            className="absolute inset-x-0 top-full z-10 mt-1 max-h-72 overflow-y-auto rounded-control border border-line bg-surface p-1 shadow-soft"
          >
            {companies.map((company, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field
              <div
                key={company._id}
                id={`${ID}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={at === active}
                // Otherwise the field would lose the focus, and the list would close before the click.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(company)}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 hover:bg-sunk aria-selected:bg-neem-wash"
              >
                <CompanyLogo company={company} className="size-7" />
                <span className="truncate">{company.name}</span>
                <span className="ml-auto truncate text-muted text-sm">{company.location}</span>
              </div>
            ))}
            {companies.length === 0 && <p className="px-2 py-2.5 text-muted">{t`Nothing found`}</p>}
          </div>
        )}
      </div>
    </Field>
  );
}

function useCompanies(typed: string, isWanted: boolean): ManagedCompany[] {
  const q = useDeferredValue(typed.trim());
  const query = { q, limit: String(SHOWN), sort: "name" };
  const { data } = useAdmin("/admin/companies", { query, isWanted });
  return data?.data ?? [];
}
