import { useEffect, useRef, useState } from "react";
import type { Suggestion } from "#domain/search/line/suggestion.ts";
import type { Language } from "#domain/shared/language.ts";

const WAIT_MS = 120;

/** Requests suggestions shortly after the last keystroke, and uses only the last response. */
export function useSuggestions(language: Language) {
  const [offers, setOffers] = useState<readonly Suggestion[]>([]);
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  function ask(typed: string, about: Record<string, string>) {
    asking.current?.abort();
    asking.current = new AbortController();
    const { signal } = asking.current;
    if (typed.trim() === "") return setOffers([]);
    const query = new URLSearchParams({ q: typed, lang: language, ...about });
    const timer = setTimeout(async () => {
      // A visitor who is offline or rate-limited types on without suggestions.
      const answer = await fetch(`/api/suggestions?${query}`, { signal }).catch(() => undefined);
      const body = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
      if (!signal.aborted) setOffers(body?.data ?? []);
    }, WAIT_MS);
    signal.addEventListener("abort", () => clearTimeout(timer));
  }

  function close() {
    asking.current?.abort();
    setOffers([]);
  }

  return { offers, ask, close };
}
