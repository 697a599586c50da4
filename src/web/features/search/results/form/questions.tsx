import { useLingui } from "@lingui/react/macro";
import type { ComponentType, ReactNode } from "react";
import {
  type FilterName,
  type FormQuestion,
  filtersOf,
  QUESTIONS,
} from "#domain/search/filters.ts";
import { RESULTS_PAGES } from "#domain/search/results-pages.ts";
import { isToggle } from "#web/features/search/results/applied.ts";
import type { Results } from "#web/features/search/results/results.ts";
import { AreaSection, BudgetSection } from "./figure-sections.tsx";
import { QUESTION_LABELS } from "./filter-labels.ts";
import { PlaceSection } from "./place-section.tsx";
import { CategorySection, ChoiceSection, KindSection, PurposeSection } from "./sections.tsx";

type Question = {
  id: FormQuestion;
  label: string;
  /** The filters it sets. */
  filters: readonly FilterName[];
  section: ReactNode;
};

/** By page: the most used filters, in the bar; the others are behind "More filters". */
const BAR: Record<Results["name"], FormQuestion[]> = {
  buy: ["place", "budget", "beds", "kind"],
  rent: ["place", "category", "budget", "beds"],
  commercial: ["place", "kind", "budget", "area"],
  land: ["place", "kind", "area", "budget"],
  search: ["purpose", "category", "place", "budget", "kind", "beds"],
};

/** Questions that take more than a row of options. */
const SECTIONS: Partial<Record<FormQuestion, ComponentType<{ results: Results }>>> = {
  place: PlaceSection,
  purpose: PurposeSection,
  category: CategorySection,
  kind: KindSection,
  budget: BudgetSection,
  area: AreaSection,
};

export function useQuestions(results: Results): { bar: Question[]; more: Question[] } {
  const { t, i18n } = useLingui();
  const bar = BAR[results.name];
  const more = questionsOf(results).filter((id) => !bar.includes(id));
  return { bar: bar.map(asked), more: more.map(asked) };

  function asked(id: FormQuestion): Question {
    const Section = SECTIONS[id];
    const isLand = id === "kind" && results.name === "land";
    return {
      id,
      label: isLand ? t`Land type` : i18n._(QUESTION_LABELS[id]),
      filters: filtersOf(id),
      section: Section ? (
        <Section results={results} />
      ) : (
        <ChoiceSection question={id} results={results} />
      ),
    };
  }
}

/** The questions whose filters the page has and the form sets. */
function questionsOf(results: Results): FormQuestion[] {
  const { filters } = RESULTS_PAGES[results.name];
  return QUESTIONS.filter(isInForm).filter((question) =>
    filtersOf(question).some((name) => filters.includes(name) && !isToggle(results, name)),
  );
}

function isInForm(question: (typeof QUESTIONS)[number]): question is FormQuestion {
  return question in QUESTION_LABELS;
}
