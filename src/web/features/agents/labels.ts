/** Translates what agents write about themselves in English, where we know the term. */

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { AgentSort } from "#domain/agents/agent.ts";

export const AGENT_SORT_LABELS: Record<AgentSort, MessageDescriptor> = {
  experience: msg`Most experienced`,
  rating: msg`Best rated`,
  listings: msg`Most listings`,
};

const KNOWN: Readonly<Record<string, MessageDescriptor>> = {
  English: msg`English`,
  Hindi: msg`Hindi`,
  Marathi: msg`Marathi`,
  Gujarati: msg`Gujarati`,
  Kannada: msg`Kannada`,
  Tamil: msg`Tamil`,
  Telugu: msg`Telugu`,
  Urdu: msg`Urdu`,
  Punjabi: msg`Punjabi`,
  Bengali: msg`Bengali`,
  Malayalam: msg`Malayalam`,
  "Resale flats": msg`Resale flats`,
  Rentals: msg`Rentals`,
  "Plots and farm land": msg`Plots and farm land`,
  "Offices and shops": msg`Offices and shops`,
  "Under-construction homes": msg`Under-construction homes`,
  "Independent houses and villas": msg`Independent houses and villas`,
  "Warehouses and sheds": msg`Warehouses and sheds`,
  "First homes": msg`First homes`,
  "Fast replies": msg`Fast replies`,
  "Local expert": msg`Local expert`,
  "Most visits": msg`Most visits`,
};

/** Translates a language, speciality or badge; leaves an unknown one as written. */
export function useAgentLabels(): (text: string) => string {
  const { i18n } = useLingui();
  return (text) => {
    const known = Object.hasOwn(KNOWN, text) ? KNOWN[text] : undefined;
    return known ? i18n._(known) : text;
  };
}
