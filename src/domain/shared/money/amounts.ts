import type { AreaUnit } from "#domain/shared/area/units.ts";
import type { MoneyToken } from "./tokens.ts";

export type Period = "month" | "year";

/** One number of the text with its context; `scale` is null when no lakh or crore was written. */
export type Amount = {
  value: number;
  scale: number | null;
  isClean: boolean;
  hasCurrency: boolean;
  unit: AreaUnit | null;
  period: Period | null;
  isCharge: boolean;
  /** How it is tied to the amount before it. */
  link: "range" | "and" | "next" | "apart";
};

type Gathered = { amounts: Amount[]; open: "from" | "upTo" | null };

type State = Gathered & {
  link: Amount["link"];
  hasCurrency: boolean;
  isCharge: boolean;
  isBetween: boolean;
  isEndingInSe: boolean;
};

/** The amounts in a price, and whether one end is open. */
export function gatherAmounts(tokens: readonly MoneyToken[]): Gathered {
  const state: State = {
    amounts: [],
    open: null,
    link: "next",
    hasCurrency: false,
    isCharge: false,
    isBetween: false,
    isEndingInSe: false,
  };
  for (const [index, token] of tokens.entries()) {
    take(state, token, tokens[index - 1], tokens[index + 1]);
  }
  const open = state.open ?? (state.isEndingInSe ? "from" : null);
  return { amounts: sums(state.amounts, state.isBetween), open };
}

function take(
  state: State,
  token: MoneyToken,
  before: MoneyToken | undefined,
  after: MoneyToken | undefined,
): void {
  if (token.kind === "number") addAmount(state, token, before);
  else if (token.kind === "scale") scaleLast(state, token.value, before);
  else if (token.kind === "area") measureLast(state, token.unit, before);
  else if (token.kind === "charge") chargeOne(state, after);
  else takeSign(state, token.kind, before, after);
}

function takeSign(
  state: State,
  kind: MoneyToken["kind"],
  before: MoneyToken | undefined,
  after: MoneyToken | undefined,
): void {
  const last = state.amounts.at(-1);
  if (kind === "currency") takeCurrency(state, before);
  else if (kind === "month" || kind === "year") setPeriod(last, kind);
  else if (kind === "count") dropBareLast(state, before);
  else if (kind === "between") state.isBetween = true;
  else if (kind === "from" || kind === "upTo") state.open ??= kind;
  else if (kind === "plus") takePlus(state, before, after);
  else takeLink(state, kind);
}

function addAmount(
  state: State,
  token: { value: number; isClean: boolean },
  before: MoneyToken | undefined,
): void {
  if (before?.kind === "address") return;
  state.amounts.push({
    value: token.value,
    scale: null,
    isClean: token.isClean,
    hasCurrency: state.hasCurrency,
    unit: null,
    period: null,
    isCharge: state.isCharge,
    link: state.link,
  });
  state.link = "next";
  state.hasCurrency = false;
  state.isCharge = false;
  state.isEndingInSe = false;
}

function scaleLast(state: State, scale: number, before: MoneyToken | undefined): void {
  const last = state.amounts.at(-1);
  const isAttached = before?.kind === "number" || before?.kind === "scale";
  if (last && isAttached) last.scale = (last.scale ?? 1) * scale;
}

/** "1200 sq ft" is a size, not a price; "1200/sq ft" and "35 lakh acre" are rates. */
function measureLast(state: State, unit: AreaUnit, before: MoneyToken | undefined): void {
  const last = state.amounts.at(-1);
  if (!last) return;
  if (before?.kind === "per" || before?.kind === "scale") last.unit ??= unit;
  else dropBareLast(state, before);
}

function dropBareLast(state: State, before: MoneyToken | undefined): void {
  if (before?.kind !== "number") return;
  const dropped = state.amounts.pop();
  // "1000 - 1200 sq ft": the other end of a range of sizes is a size as well.
  if (dropped?.link === "range" && state.amounts.at(-1)?.scale === null) state.amounts.pop();
  state.link = "apart";
}

function chargeOne(state: State, after: MoneyToken | undefined): void {
  const last = state.amounts.at(-1);
  if (after?.kind === "number" || after?.kind === "currency") state.isCharge = true;
  else if (last) last.isCharge = true;
  state.link = "apart";
}

function takeCurrency(state: State, before: MoneyToken | undefined): void {
  const last = state.amounts.at(-1);
  if (last && before?.kind === "number") last.hasCurrency = true;
  state.hasCurrency = true;
  if (state.link === "next") state.link = "apart";
}

function setPeriod(last: Amount | undefined, period: Period): void {
  if (last) last.period ??= period;
}

/** "1L+" leaves the top open; "1 Cr + 5 L registration" and "25k + maintenance" do not. */
function takePlus(
  state: State,
  before: MoneyToken | undefined,
  after: MoneyToken | undefined,
): void {
  const isAttached = before?.kind === "number" || before?.kind === "scale";
  const isAddition = ["number", "currency", "charge"].includes(after?.kind ?? "");
  if (isAttached && !isAddition) state.open ??= "from";
  state.link = "apart";
}

function takeLink(state: State, kind: MoneyToken["kind"]): void {
  if (state.amounts.length === 0) return;
  if (kind === "range" || kind === "se") {
    state.link = "range";
    state.isEndingInSe = kind === "se";
  } else if (kind === "and") state.link = "and";
  else if (kind === "break") state.link = "apart";
  else if (kind === "gap" && state.link === "next") state.link = "apart";
}

/** "1 Cr 20 lakh" and "1 crore and 20 lakh" are one sum, "between 1 Cr and 20 lakh" is not. */
function sums(amounts: readonly Amount[], isBetween: boolean): Amount[] {
  const result: Amount[] = [];
  for (const amount of amounts) {
    const last = result.at(-1);
    const isTied = amount.link === "next" || (amount.link === "and" && !isBetween);
    if (last && isTied && isPartOf(last, amount)) result[result.length - 1] = added(last, amount);
    else result.push(amount);
  }
  return result;
}

function isPartOf(whole: Amount, part: Amount): boolean {
  if (whole.scale === null || part.scale === null) return false;
  const isBare = whole.unit === null && whole.period === null;
  return isBare && part.scale < whole.scale && part.value * part.scale < whole.scale;
}

function added(whole: Amount, part: Amount): Amount {
  const scale = whole.scale ?? 1;
  const value = whole.value + (part.value * (part.scale ?? 1)) / scale;
  return { ...whole, value, unit: part.unit, period: part.period };
}
