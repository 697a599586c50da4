import type { AreaUnit } from "#domain/shared/area/units.ts";
import { cleanTypedText } from "#domain/shared/typed-text.ts";
import { type Amount, gatherAmounts, type Period } from "./amounts.ts";
import { CRORE, LAKH } from "./money.ts";
import { moneyTokens } from "./tokens.ts";
import { ON_REQUEST } from "./vocabulary.ts";

type Confidence = "high" | "medium" | "low";

/** A typed price in whole rupees. An open end is null; `kind` "rate" has no total at all. */
export type MoneyReading = {
  kind: "amount" | "rate" | "onRequest" | "unreadable";
  min: number | null;
  max: number | null;
  rate: { rupees: number; per: AreaUnit } | null;
  period: Period | null;
  confidence: Confidence;
};

export type MoneyHint = { purpose?: "sale" | "rent" };

type Ends = { min: number; max: number; confidence: Confidence };

const NOTHING: MoneyReading = {
  kind: "unreadable",
  min: null,
  max: null,
  rate: null,
  period: null,
  confidence: "low",
};

const THOUSAND = 1_000;

/** A longer number is a reference, not money. More than a price may be: "1.5 lakh crore" is read, and then refused as too much. */
const MAX_READABLE_RUPEES = 1e13;

/** Reads a price, a rent, a budget or a rate the way Indians type and portals print it. */
export function readMoney(text: string, hint: MoneyHint = {}): MoneyReading {
  const { amounts, open } = gatherAmounts(moneyTokens(text));
  const rates = rateAmounts(amounts);
  const prices = prominent(amounts.filter((amount) => !rates.includes(amount)));
  const rate = rateOf(rates);
  const reading = priceReading(prices, open, hint);
  if (reading) return { ...reading, rate };
  if (rate) {
    const confidence = rates.length > 1 ? "medium" : "high";
    return { ...NOTHING, kind: "rate", rate, period: rates[0]?.period ?? null, confidence };
  }
  if (ON_REQUEST.test(cleanTypedText(text))) {
    return { ...NOTHING, kind: "onRequest", confidence: "high" };
  }
  return NOTHING;
}

/** In "₹5,000 - 6,000/sq ft" the unit, written once, makes both ends a rate. */
function rateAmounts(amounts: readonly Amount[]): Amount[] {
  return amounts.filter((amount, index) => {
    const next = amounts[index + 1];
    return amount.unit !== null || (next?.link === "range" && next.unit !== null);
  });
}

function rateOf([first, second]: readonly Amount[]): MoneyReading["rate"] {
  const unit = first?.unit ?? second?.unit;
  if (!first || !unit) return null;
  const shared = first.unit ? null : second?.scale;
  const rupees = Math.round(first.value * (first.scale ?? shared ?? 1));
  return rupees > 0 && rupees <= MAX_READABLE_RUPEES ? { rupees, per: unit } : null;
}

/** Drops deposits if a price is left, and next to a marked amount also bare numbers outside a range. */
function prominent(amounts: readonly Amount[]): readonly Amount[] {
  const main = amounts.filter((amount) => !amount.isCharge);
  const prices = main.length > 0 ? main : amounts;
  if (!prices.some(isMarked)) return prices;
  return prices.filter((amount, index) => {
    const next = prices[index + 1];
    return isMarked(amount) || isRange(amount) || (next !== undefined && isRange(next));
  });
}

function isMarked(amount: Amount): boolean {
  return amount.hasCurrency || amount.scale !== null;
}

function isRange(amount: Amount): boolean {
  return amount.link === "range" || amount.link === "and";
}

function priceReading(
  prices: readonly Amount[],
  open: "from" | "upTo" | null,
  hint: MoneyHint,
): MoneyReading | null {
  const [first, second] = prices;
  if (!first) return null;
  const other = second && isRange(second) ? second : null;
  const period = first.period ?? other?.period ?? null;
  const bareScale = bareScaleFor(hint, period);
  const ends = other ? rangeEnds(first, other, bareScale) : singleEnds(first, bareScale);
  if (ends.max <= 0 || ends.max > MAX_READABLE_RUPEES) return null;
  const hasMore = prices.length > (other ? 2 : 1) && !isAside(prices);
  const confidence = doubted(ends, hasMore, hint);
  const range = other ? wholeRupees(ends, null) : wholeRupees(ends, open);
  return { kind: "amount", ...range, rate: null, period, confidence };
}

/** A bare number under a thousand means lakh to a buyer and thousands to a tenant. */
function bareScaleFor({ purpose }: MoneyHint, period: Period | null): number {
  const isRent = purpose ? purpose === "rent" : period === "month";
  return isRent ? THOUSAND : LAKH;
}

/** "₹0 - 18.81 Cr" has no lower end, whatever the portal meant by the zero. */
function wholeRupees(
  { min, max }: Ends,
  open: "from" | "upTo" | null,
): Pick<MoneyReading, "min" | "max"> {
  return {
    min: min === 0 || open === "upTo" ? null : Math.round(min),
    max: open === "from" ? null : Math.round(max),
  };
}

/** "₹42 Lac | ₹800 Monthly": a recurring charge next to a price does not make it less certain. */
function isAside(prices: readonly Amount[]): boolean {
  return prices[0]?.period !== prices.at(-1)?.period;
}

function doubted(ends: Ends, hasMore: boolean, hint: MoneyHint): Confidence {
  const isOddSale = hint.purpose === "sale" && ends.max < LAKH;
  const isOddRent = hint.purpose === "rent" && ends.max > CRORE;
  if (isOddSale || isOddRent) return "low";
  return hasMore && ends.confidence === "high" ? "medium" : ends.confidence;
}

function singleEnds(amount: Amount, bareScale: number): Ends {
  const isGuess = amount.scale === null && amount.value < THOUSAND;
  const rupees = amount.value * (amount.scale ?? (isGuess ? bareScale : 1));
  const confidence = isGuess || !amount.isClean ? "low" : "high";
  return { min: rupees, max: rupees, confidence };
}

function rangeEnds(first: Amount, second: Amount, bareScale: number): Ends {
  if (first.scale === null && second.scale === null) return bareEnds(first, second, bareScale);
  const isClean = first.isClean && second.isClean;
  const ends = scaledEnds(first, second);
  return ordered({ ...ends, confidence: isClean ? ends.confidence : "low" });
}

function scaledEnds(first: Amount, second: Amount): Ends {
  if (first.scale === null) return sharedFromEnd(first, second);
  const min = first.value * first.scale;
  if (second.scale !== null) return { min, max: second.value * second.scale, confidence: "high" };
  if (second.value >= THOUSAND) return { min, max: second.value, confidence: "high" };
  // "80 L - 1.2": the bare end takes the same unit, or the next one up when it would be smaller.
  const max = second.value * first.scale;
  return { min, max: max >= min ? max : max * nextScaleUp(first.scale), confidence: "medium" };
}

/** "1.64 - 2.6 Cr" shares the unit; "80 - 1.2 Cr" cannot, so its first end drops a unit. */
function sharedFromEnd(first: Amount, second: Amount): Ends {
  const scale = second.scale ?? 1;
  const max = second.value * scale;
  // With ₹ at each end, "₹1,000 – ₹2,000 Cr" begins at a thousand rupees.
  const isShared = first.value < THOUSAND || !second.hasCurrency;
  if (isShared && first.value <= second.value) {
    return { min: first.value * scale, max, confidence: "high" };
  }
  if (first.value >= THOUSAND) return { min: first.value, max, confidence: "high" };
  const lower = scale === CRORE ? LAKH : THOUSAND;
  const min = first.value * lower;
  if (min <= max || lower === THOUSAND) return { min, max, confidence: "medium" };
  return { min: first.value * THOUSAND, max, confidence: "low" };
}

function nextScaleUp(scale: number): number {
  return scale === THOUSAND ? LAKH / THOUSAND : CRORE / LAKH;
}

function bareEnds(first: Amount, second: Amount, bareScale: number): Ends {
  const isWhole = first.value >= THOUSAND && second.value >= THOUSAND;
  const isClean = first.isClean && second.isClean;
  if (isWhole) {
    const confidence = isClean ? "high" : "low";
    return ordered({ min: first.value, max: second.value, confidence });
  }
  if (second.value < THOUSAND) {
    return ordered({
      min: first.value * bareScale,
      max: second.value * bareScale,
      confidence: "low",
    });
  }
  // "25-30,000" means twenty-five thousand; "0 - 20,000" has no lower end.
  return ordered({ min: first.value * THOUSAND, max: second.value, confidence: "medium" });
}

function ordered({ min, max, confidence }: Ends): Ends {
  return min <= max ? { min, max, confidence } : { min: max, max: min, confidence: "low" };
}
