import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronRight, Circle, CircleCheck } from "lucide-react";
import { groupIndian } from "#domain/shared/area/area.ts";
import { formatRupees } from "#domain/shared/money/money.ts";
import { Link } from "#web/ui/link.tsx";

type Card = { label: string; value: number; to: string; isMoney?: boolean };
type Todo = { words: string; to: string; isDue: boolean };
type Step = { label: string; hint: string; to: string; isDone?: boolean };

type Props = { cards: Card[]; todos: Todo[]; steps: Step[] };

/** Numbers that link to their rows; while all are zero, the first steps instead. */
export function Dashboard({ cards, todos, steps }: Props) {
  const isNew = cards.every(({ value }) => value === 0) && steps.length > 0;
  const due = todos.filter(({ isDue }) => isDue);
  return (
    <>
      {due.length > 0 && <NeedsYou todos={due} />}
      {isNew ? <FirstSteps steps={steps} /> : <Numbers cards={cards} />}
    </>
  );
}

function Numbers({ cards }: { cards: Card[] }) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Your numbers`}>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
        {cards.map(({ label, to, ...card }) => (
          <div
            key={label}
            className="relative flex flex-col-reverse justify-end rounded-card border border-line bg-surface px-4 py-3.5 transition-colors has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-neem has-[a:focus-visible]:outline-offset-2 has-[a:hover]:border-neem"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="font-bold text-3xl leading-tight tracking-tight">
              <Link to={to} className="card-link" aria-label={`${label}: ${shown(card)}`}>
                {shown(card)}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function shown({ value, isMoney }: Pick<Card, "value" | "isMoney">): string {
  return isMoney ? formatRupees(value) : groupIndian(value);
}

function NeedsYou({ todos }: { todos: Todo[] }) {
  return (
    <section aria-labelledby="needs-you">
      <h2 id="needs-you" className="mb-3 text-xl">
        <Trans>Needs you</Trans>
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-marigold-wash">
        {todos.map(({ words, to }) => (
          <li key={words}>
            <Link
              to={to}
              className="flex min-h-12 items-center justify-between gap-3 px-4 py-2 font-medium hover:underline"
            >
              {words}
              <ChevronRight aria-hidden="true" className="size-5 flex-none" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FirstSteps({ steps }: { steps: Step[] }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="first-steps">
      <h2 id="first-steps" className="mb-3 text-xl">
        <Trans>Start here</Trans>
      </h2>
      <ol className="divide-y divide-line rounded-card border border-line bg-surface">
        {steps.map(({ label, hint, to, isDone = false }) => {
          const Icon = isDone ? CircleCheck : Circle;
          return (
            <li key={to}>
              <Link to={to} className="flex min-h-14 items-center gap-3 px-4 py-3 hover:bg-sunk">
                <Icon
                  aria-label={isDone ? t`Done` : t`To do`}
                  role="img"
                  className={`size-5 flex-none ${isDone ? "text-neem" : "text-line-strong"}`}
                />
                <span>
                  <span className="block font-semibold text-neem">{label}</span>
                  <span className="block text-muted text-sm">{hint}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
