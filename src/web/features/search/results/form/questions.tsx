import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Results } from "#web/features/search/results/results.ts";
import { AreaSection, BudgetSection } from "./figure-sections.tsx";
import { PlaceSection } from "./place-section.tsx";
import {
  BedsSection,
  CategorySection,
  FurnishingSection,
  KindSection,
  ListerSection,
  MustHaveSection,
  PossessionSection,
  PurposeSection,
} from "./sections.tsx";

type Question = {
  id: string;
  label: string;
  /** The parameters it sets; for a range, that of the lower end. */
  filters: readonly string[];
  section: ReactNode;
};

type QuestionName =
  | "place"
  | "purpose"
  | "category"
  | "budget"
  | "beds"
  | "kind"
  | "area"
  | "furnishing"
  | "possession"
  | "lister"
  | "must";

/** By page: the most used filters in the bar, the others behind "More filters". */
const ASKED: Record<Results["name"], { bar: QuestionName[]; more: QuestionName[] }> = {
  buy: {
    bar: ["place", "budget", "beds", "kind"],
    more: ["area", "furnishing", "possession", "lister", "must"],
  },
  rent: {
    bar: ["place", "category", "budget", "beds"],
    more: ["kind", "area", "furnishing", "possession", "lister", "must"],
  },
  commercial: {
    bar: ["place", "kind", "budget", "area"],
    more: ["furnishing", "possession", "lister", "must"],
  },
  land: { bar: ["place", "kind", "area", "budget"], more: ["purpose", "lister", "must"] },
  search: {
    bar: ["purpose", "category", "place", "budget", "kind", "beds"],
    more: ["area", "furnishing", "possession", "lister", "must"],
  },
};

export function useQuestions(results: Results): { bar: Question[]; more: Question[] } {
  const { t } = useLingui();
  const all: Record<QuestionName, Omit<Question, "id">> = {
    place: {
      label: t`City`,
      filters: ["city", "locality"],
      section: <PlaceSection results={results} />,
    },
    purpose: {
      label: t`Rent or sale`,
      filters: ["purpose"],
      section: <PurposeSection results={results} />,
    },
    category: {
      label: t`Property type`,
      filters: ["category"],
      section: <CategorySection results={results} />,
    },
    budget: {
      label: t`Budget`,
      filters: ["minPrice"],
      section: <BudgetSection results={results} />,
    },
    beds: { label: t`BHK`, filters: ["beds"], section: <BedsSection results={results} /> },
    kind: {
      label: results.name === "land" ? t`Land type` : t`Type`,
      filters: ["type", "subtype"],
      section: <KindSection results={results} />,
    },
    area: { label: t`Area`, filters: ["minArea"], section: <AreaSection results={results} /> },
    furnishing: {
      label: t`Furnishing`,
      filters: ["furnishing"],
      section: <FurnishingSection results={results} />,
    },
    possession: {
      label: t`Possession`,
      filters: ["possession"],
      section: <PossessionSection results={results} />,
    },
    lister: {
      label: t`Posted by`,
      filters: ["postedBy"],
      section: <ListerSection results={results} />,
    },
    must: {
      label: t`Must have`,
      filters: ["rera", "photos"],
      section: <MustHaveSection results={results} />,
    },
  };
  const named = (id: QuestionName): Question => ({ id, ...all[id] });
  const { bar, more } = ASKED[results.name];
  return { bar: bar.map(named), more: more.map(named) };
}
