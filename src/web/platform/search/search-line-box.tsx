import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { MapPin, Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { MAX_FIELD_LENGTH } from "#domain/search/line/line-length.ts";
import type { Suggestion } from "#domain/search/line/suggestion.ts";
import { useLanguage, useLocalPath } from "#web/platform/messages/language.ts";
import { useSuggestions } from "./use-suggestions.ts";

type Props = {
  id: string;
  name: string;
  type?: "search";
  "aria-label"?: string;
  /** The accessible name of the list of suggestions; the field has its own label. */
  label: string;
  defaultValue?: string;
  placeholder?: string | undefined;
  className?: string;
  /** The form's other choices, as purpose, category and city of the search. */
  about?: (form: HTMLFormElement) => Record<string, string>;
};

/** A free-text search field; with JavaScript it suggests places and searches while typing. */
export function SearchLineBox({ id, label, className, about, ...field }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const input = useRef<HTMLInputElement>(null);
  const { offers, ask, close } = useSuggestions(useLanguage());
  const [active, setActive] = useState(-1);
  const isOpen = offers.length > 0;
  const listId = `${id}-list`;
  const count = offers.length;

  function askFor({ value, form }: HTMLInputElement) {
    setActive(-1);
    ask(value, form && about ? about(form) : {});
  }

  // What was typed before the page came to life is answered then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useEffect(() => {
    const { current } = input;
    if (current && current === document.activeElement) askFor(current);
  }, []);

  function shut() {
    close();
    setActive(-1);
  }

  function choose({ path, text }: Suggestion) {
    if (input.current) input.current.value = text;
    shut();
    void navigate(localPath(path));
  }

  function onKeyDown(event: KeyboardEvent) {
    const isTyping = !isOpen || event.nativeEvent.isComposing;
    if (!isTyping && press(event.key)) event.preventDefault();
  }

  /** Returns true if the key acted on the list. */
  function press(key: string): boolean {
    const to = optionAfter(key, active, count);
    const chosen = key === "Enter" ? offers[active] : undefined;
    if (to !== undefined) setActive(to);
    if (key === "Escape") shut();
    if (chosen) choose(chosen);
    return to !== undefined || key === "Escape" || chosen !== undefined;
  }

  return (
    <div className="relative">
      <input
        {...field}
        ref={input}
        id={id}
        maxLength={MAX_FIELD_LENGTH}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        className={className}
        onInput={({ currentTarget }) => askFor(currentTarget)}
        onKeyDown={onKeyDown}
        onBlur={shut}
      />
      {isOpen && (
        <div
          role="listbox"
          id={listId}
          aria-label={label}
          className="absolute top-full right-0 -left-px z-30 mt-4 max-h-[min(26rem,60vh)] overflow-y-auto rounded-card border border-line bg-surface py-1 shadow-soft md:min-w-96"
        >
          {offers.map((offer, at) => (
            // Keyboard users stay in the field, which keeps the focus.
            <div
              key={offer.kind + offer.path + offer.text}
              role="option"
              id={`${id}-${at}`}
              tabIndex={-1}
              aria-selected={at === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(offer)}
              onKeyDown={onKeyDown}
              className="flex min-h-11 cursor-pointer items-baseline gap-x-2.5 px-4 py-2 leading-snug hover:bg-sunk aria-selected:bg-neem-wash"
            >
              <Offer {...offer} />
            </div>
          ))}
        </div>
      )}
      <span role="status" className="sr-only">
        {isOpen && t`${plural(count, { one: "# suggestion", other: "# suggestions" })}`}
      </span>
    </div>
  );
}

function Offer({ kind, text, detail, count }: Suggestion) {
  const Icon = kind === "search" ? Search : MapPin;
  return (
    <>
      <Icon aria-hidden="true" className="size-4 shrink-0 self-center text-muted" />
      <span className="font-medium">{text}</span>
      <span className="text-muted text-sm">{detail}</span>
      {count !== null && <span className="ml-auto text-muted text-sm tabular-nums">{count}</span>}
    </>
  );
}

/** Arrow keys cycle through the list; Home and End go to its ends once an option is active. */
function optionAfter(key: string, active: number, count: number): number | undefined {
  if (key === "ArrowDown") return (active + 1) % count;
  if (key === "ArrowUp") return (active > 0 ? active : count) - 1;
  if (active < 0) return undefined;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
