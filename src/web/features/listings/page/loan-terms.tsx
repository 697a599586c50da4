import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import {
  instalments,
  LOAN_TERMS,
  LOAN_TO_VALUE,
  type Loan,
  largestLoan,
} from "#domain/listings/emi.ts";
import { formatPrice, formatRupees } from "#domain/shared/money/money.ts";
import { MONEY_LABELS, useLanguage } from "#web/platform/messages/language.ts";
import { CONTROL } from "#web/ui/field.tsx";
import { HowComputed } from "./how-computed.tsx";

export type LoanTexts = Record<"loan" | "rate" | "years", string>;

type Props = {
  price: number;
  loan: Loan;
  texts: LoanTexts;
  onType: (name: keyof LoanTexts, text: string) => void;
  /** Replaces the typed text with the value used in the calculation. */
  onSettle: () => void;
};

export function LoanTerms({ price, loan, texts, onType, onSettle }: Props) {
  const { t } = useLingui();
  const words = MONEY_LABELS[useLanguage()];
  const { percent, years, step } = LOAN_TERMS;
  const share = Math.round((loan.principal / price) * 100);
  const amount = formatPrice(loan.principal, words);
  const common = { onType, onSettle };
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <div className="grid content-start gap-5">
        <Term
          {...common}
          name="loan"
          label={t`Loan amount (₹)`}
          note={`${amount} (${share}%)`}
          value={loan.principal}
          text={texts.loan}
          range={{ min: 0, max: largestLoan(price), step }}
        />
        <Term
          {...common}
          name="rate"
          label={t`Interest (% a year)`}
          value={loan.annualPercent}
          text={texts.rate}
          range={percent}
        />
        <Term
          {...common}
          name="years"
          label={t`Years`}
          value={loan.years}
          text={texts.years}
          range={years}
        />
      </div>
      <Instalment price={price} loan={loan} />
    </div>
  );
}

type TermProps = Pick<Props, "onType" | "onSettle"> & {
  name: keyof LoanTexts;
  label: string;
  /** The number in an easily read form. */
  note?: string;
  value: number;
  text: string;
  range: { min: number; max: number; step: number };
};

/** A number field with a slider; without JavaScript only the field. */
function Term({ name, label, note, value, text, range, onType, onSettle }: TermProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_8.5rem] items-center gap-x-4">
      <label htmlFor={id} className="font-medium">
        {label}
        {note && <span className="block font-normal text-muted text-sm">{note}</span>}
      </label>
      <input
        id={id}
        name={name}
        type="number"
        inputMode="decimal"
        min={range.min}
        max={range.max}
        step="any"
        value={text}
        onChange={(event) => onType(name, event.target.value)}
        onBlur={onSettle}
        className={`${CONTROL} text-right`}
      />
      <input
        type="range"
        aria-label={label}
        aria-valuetext={note}
        min={range.min}
        max={range.max}
        step={range.step}
        value={value}
        onChange={(event) => onType(name, event.target.value)}
        className="scripted col-span-2 h-11 w-full cursor-pointer accent-neem print:hidden"
      />
    </div>
  );
}

function Instalment({ price, loan }: Pick<Props, "price" | "loan">) {
  const words = MONEY_LABELS[useLanguage()];
  const { monthly, total, interest } = instalments(loan);
  const principalShare = total === 0 ? 100 : (loan.principal / total) * 100;
  return (
    <div>
      <p className="text-muted">
        <Trans>Each month</Trans>
      </p>
      <output className="block font-bold text-3xl tracking-tight">{formatRupees(monthly)}</output>
      <div aria-hidden="true" className="mt-3 flex h-3 overflow-hidden rounded-full bg-marigold">
        <span className="bg-neem" style={{ width: `${principalShare}%` }} />
      </div>
      <dl className="mt-2 flex flex-wrap gap-x-5 text-sm">
        <Share color="bg-neem" label={<Trans>Principal</Trans>}>
          {formatPrice(loan.principal, words)}
        </Share>
        <Share color="bg-marigold" label={<Trans>Interest</Trans>}>
          {formatPrice(interest, words)}
        </Share>
      </dl>
      <HowComputed>
        <LoanNotes price={price} loan={loan} total={total} />
      </HowComputed>
    </div>
  );
}

type ShareProps = { color: string; label: ReactNode; children: string };

function Share({ color, label, children }: ShareProps) {
  return (
    <div className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={`size-2.5 rounded-full ${color}`} />
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

function LoanNotes({ price, loan, total }: Pick<Props, "price" | "loan"> & { total: number }) {
  const words = MONEY_LABELS[useLanguage()];
  const months = loan.years * 12;
  const principal = formatRupees(loan.principal);
  const rate = loan.annualPercent;
  const sum = formatRupees(total);
  const [small, middle, large] = LOAN_TO_VALUE.bands.map(({ share }) => share * 100);
  const [smallest, middling] = LOAN_TO_VALUE.bands.map(({ maxLoan }) =>
    formatPrice(maxLoan, words),
  );
  const most = formatPrice(largestLoan(price), words);
  return (
    <>
      <p>
        <Trans>
          P × r × (1+r)^n / ((1+r)^n − 1), with P = {principal}, r = {rate}% / 12 and n = {months}{" "}
          months. In all {sum}.
        </Trans>
      </p>
      <p className="mt-2">
        <Trans>
          Guidance by the Reserve Bank of India: banks lend at most {small}% of the value for loans
          up to {smallest}, {middle}% up to {middling}, {large}% above; here {most}. Your bank's
          rate and its own valuation decide.
        </Trans>
      </p>
    </>
  );
}
