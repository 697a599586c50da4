import { asciiDigits } from "./typed-text.ts";

const PHONE_DIGITS = 10;
export const PHONE_PREFIX = "+91";

type PhoneKind = "mobile" | "landline" | "tollfree";
export type PhoneReading = { e164: string; kind: PhoneKind };

/** Why a number is refused, and its number of digits without +91 or 0, for the message. */
export type PhoneProblem = {
  code: "missing" | "letters" | "tooShort" | "tooLong" | "notMobile";
  digits: number;
};

const MOBILE = /^[6-9]\d{9}$/;
const LANDLINE = /^(?:11|1[2-9]\d|[2-5]\d)\d{7,8}$/;
const SERVICE_CALL = /^1(?:40|600)/;
const TOLL_FREE = /^18[06]0\d{6,7}$/;

/** City codes that begin like a mobile number; a landline is recognised by the 0 typed before them. */
const LANDLINE_AFTER_ZERO =
  /^(?:79[2-5]|80[2-7]|(?:6(?:12|21|31|41|51|57|61|63|71|74|80)|7(?:12|21|24|31|33|34|44|51|55|61|71|88)|8(?:16|20|21|24|31|32|36|61|63|66|70|77|78|83|84|91))[2-7])/;

type Dialled = { national: string; prefix: "country" | "trunk" | "none" | "foreign" };

/** A number as people type it: +91, 91, 0091 or 0 before it, spaces, dashes, dots, brackets. */
export function readPhone(text: string): PhoneReading | null {
  if (!isPlain(text)) return null;
  const dialled = dial(text);
  const kind = kindOf(dialled);
  return kind && { e164: PHONE_PREFIX + dialled.national, kind };
}

/** True for "+91" and ten digits starting with 6 to 9: numbers that can receive an OTP or a WhatsApp chat. */
export function isMobile(e164: string): boolean {
  return e164.startsWith(PHONE_PREFIX) && MOBILE.test(e164.slice(PHONE_PREFIX.length));
}

/** The problem to report to the visitor, or null when the number is valid. */
export function phoneProblem(
  text: string,
  accepted: "mobile" | "any" = "mobile",
): PhoneProblem | null {
  const { national, prefix } = dial(text);
  const digits = national.length;
  if (!isPlain(text)) return { code: "letters", digits };
  if (digits === 0) return { code: "missing", digits };
  const reading = readPhone(text);
  if (reading && (accepted === "any" || reading.kind === "mobile")) return null;
  if (reading || prefix === "foreign") return { code: "notMobile", digits };
  if (digits < PHONE_DIGITS) return { code: "tooShort", digits };
  return { code: digits > PHONE_DIGITS ? "tooLong" : "notMobile", digits };
}

/** "+91 98765 43210"; toll-free numbers as they are dialled inside India, "1800 123 4567". */
export function formatPhone(e164: string): string {
  const national = e164.startsWith(PHONE_PREFIX) ? e164.slice(PHONE_PREFIX.length) : "";
  if (TOLL_FREE.test(national)) {
    return `${national.slice(0, 4)} ${national.slice(4, 7)} ${national.slice(7)}`;
  }
  if (national.length !== PHONE_DIGITS) return e164;
  if (MOBILE.test(national)) return `${PHONE_PREFIX} ${national.slice(0, 5)} ${national.slice(5)}`;
  const code = /^(?:11|20|22|33|40|44)/.test(national) ? 2 : 3;
  return `${PHONE_PREFIX} ${national.slice(0, code)} ${national.slice(code)}`;
}

/** Only the digits, in ASCII. */
export function phoneDigits(text: string): string {
  return asciiDigits(text).replace(/\D/g, "");
}

/** Letters are refused, never dropped: "98765 4321O" would become another person's number. */
function isPlain(text: string): boolean {
  return /^\+?[\d\s().\u2010-\u2015-]*$/.test(asciiDigits(text).trim());
}

function dial(text: string): Dialled {
  const digits = phoneDigits(text);
  if (text.trimStart().startsWith("+")) return international(digits);
  if (digits.startsWith("00")) return international(digits.slice(2));
  if (digits.length === 12 && digits.startsWith("91")) return international(digits);
  if (digits.length > PHONE_DIGITS && digits.startsWith("0")) {
    return { national: digits.slice(1), prefix: "trunk" };
  }
  return { national: digits, prefix: "none" };
}

function international(digits: string): Dialled {
  if (!digits.startsWith("91")) return { national: digits, prefix: "foreign" };
  const national = digits.slice(2);
  const hasZero = national.length > PHONE_DIGITS && national.startsWith("0");
  return hasZero
    ? { national: national.slice(1), prefix: "trunk" }
    : { national, prefix: "country" };
}

function kindOf({ national, prefix }: Dialled): PhoneKind | null {
  if (prefix === "foreign") return null;
  if (TOLL_FREE.test(national)) return "tollfree";
  if (national.length !== PHONE_DIGITS) return null;
  if (prefix === "trunk" && LANDLINE_AFTER_ZERO.test(national)) return "landline";
  if (MOBILE.test(national)) return "mobile";
  const isLandline = LANDLINE.test(national) && !SERVICE_CALL.test(national);
  return isLandline && prefix !== "none" ? "landline" : null;
}
