import { type AreaUnit, unitAt } from "#domain/shared/area/units.ts";
import { cleanTypedText, numberFrom } from "#domain/shared/typed-text.ts";
import { PHRASES, type SignKind, WORDS } from "./vocabulary.ts";

export type MoneyToken =
  | { kind: "number"; value: number; isClean: boolean }
  | { kind: "scale"; value: number }
  | { kind: "area"; unit: AreaUnit }
  | { kind: SignKind };

type Found = { tokens: (MoneyToken | WordToken)[]; end: number };
type WordToken = { kind: "numberWord"; value: number } | { kind: "added"; value: number };

const NUMBER = /\d[\d,]*(?:\.\d+)*|(?<![a-z\d])\.\d+/y;
const WORD = /[a-z]+|[\u0900-\u0963\u0970-\u097f]+/y;

/** The tokens of a price, in order; words without meaning here become gaps. */
export function moneyTokens(typed: string): MoneyToken[] {
  const text = withoutPhones(cleanTypedText(typed));
  const tokens: (MoneyToken | WordToken)[] = [];
  let index = 0;
  while (index < text.length) {
    const found = tokenAt(text, index);
    tokens.push(...found.tokens);
    index = found.end;
  }
  return spokenNumbers(tokens);
}

function tokenAt(text: string, index: number): Found {
  return (
    phraseAt(text, index) ??
    numberAt(text, index) ??
    areaAt(text, index) ??
    wordAt(text, index) ??
    symbolAt(text, index)
  );
}

function phraseAt(text: string, index: number): Found | null {
  for (const [pattern, kinds] of PHRASES) {
    pattern.lastIndex = index;
    if (pattern.test(text)) return { tokens: kinds.map(sign), end: pattern.lastIndex };
  }
  return null;
}

function numberAt(text: string, index: number): Found | null {
  NUMBER.lastIndex = index;
  const match = NUMBER.exec(text);
  if (!match) return null;
  const isDialled = /^0\d/.test(match[0]);
  const number = isDialled ? null : numberFrom(match[0]);
  const token: MoneyToken = number ? { kind: "number", ...number } : { kind: "break" };
  return { tokens: [token], end: NUMBER.lastIndex };
}

function areaAt(text: string, index: number): Found | null {
  const found = unitAt(text, index);
  return found && { tokens: [{ kind: "area", unit: found.unit }], end: found.end };
}

function wordAt(text: string, index: number): Found | null {
  WORD.lastIndex = index;
  const match = WORD.exec(text);
  if (!match) return null;
  if (match[0] === "psf") {
    return { tokens: [sign("per"), { kind: "area", unit: "sqft" }], end: WORD.lastIndex };
  }
  const meaning = WORDS.get(match[0]);
  const token = typeof meaning === "object" ? meaning : sign(meaning ?? "gap");
  return { tokens: [token], end: WORD.lastIndex };
}

const SYMBOLS: Readonly<Record<string, SignKind>> = {
  "₹": "currency",
  "-": "range",
  "~": "range",
  "/": "per",
  "|": "break",
  ";": "break",
  "+": "plus",
  "<": "upTo",
  "≤": "upTo",
  ">": "from",
  "≥": "from",
};

function symbolAt(text: string, index: number): Found {
  const kind = SYMBOLS[text.charAt(index)];
  return { tokens: kind ? [sign(kind)] : [], end: index + 1 };
}

function sign(kind: SignKind): { kind: SignKind } {
  return { kind };
}

const PHONE =
  /(?<![\d₹])(?<!\d[,.])(₹ ?|rs[. ]*)?(?:(?:\+|00)?91[ -]?|0)?([6-9]\d{4})([ -]?)(\d{5})(?!\d|[,.]\d)|(?<!\d)1(?:800|860)[ -]?\d{3}[ -]?\d{3,4}(?!\d)|(?<!\d)0\d{2,4}[ -]\d{3,4}[ -]?\d{4}(?!\d)/g;

/** Ten digits starting with 6 to 9 are a phone number, unless a rupee sign or a range of rents disagrees. */
function withoutPhones(text: string): string {
  return text.replace(PHONE, (whole, currency, first = "", gap = "", second = "") => {
    const isRentRange = gap === "-" && isRound(first) && isRound(second) && first <= second;
    return currency !== undefined || isRentRange ? whole : " ; ";
  });
}

function isRound(digits: string): boolean {
  return digits.endsWith("00");
}

/** "dedh crore", "sadhe teen lakh": such words are numbers only in front of a scale. */
function spokenNumbers(tokens: (MoneyToken | WordToken)[]): MoneyToken[] {
  return tokens.flatMap((token, index): MoneyToken[] => {
    const extra = addedBy(tokens[index - 1]);
    const next = tokens[index + 1]?.kind;
    if (token.kind === "number") return [{ ...token, value: token.value + extra }];
    if (token.kind === "numberWord") return [spoken(token.value + extra, next)];
    if (token.kind !== "added") return [token];
    return next === "number" || next === "numberWord" ? [] : [spoken(1 + token.value, next)];
  });
}

function addedBy(token: MoneyToken | WordToken | undefined): number {
  return token?.kind === "added" ? token.value : 0;
}

function spoken(value: number, next: string | undefined): MoneyToken {
  return next === "scale" ? { kind: "number", value, isClean: true } : { kind: "gap" };
}
