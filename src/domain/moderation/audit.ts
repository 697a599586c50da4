/** What the audit log records of a change: the fields that differ, without secrets or personal numbers. */

export const AUDITED = [
  "company",
  "property",
  "agent",
  "review",
  "report",
  "subscriber",
  "message",
  "requirement",
  "lead",
  "user",
  "session",
  "person",
  "setting",
  "affiliate",
  "import",
  "export",
  "backup",
  "call",
] as const;
export type Audited = (typeof AUDITED)[number];

type Fields = Record<string, unknown>;
export type Change = { before: Fields | null; after: Fields | null };

export type AuditEntry = Change & {
  id: string;
  actorId: string | null;
  actorName: string | null;
  action: string;
  objectType: string;
  objectId: string;
  /** The current name of the company, listing or person. */
  objectName: string | null;
  address: string | null;
  createdAt: string;
};

const SECRET = /password|token|secret|hash|^code$|backupCodes/i;
const PERSONAL = /^(?:q|phone|email|whatsappNumber|contact|phoneNumber)$/i;
/** Changes with every write and says nothing. */
const NOISE = new Set(["updatedAt", "search", "category", "ratePerSqft"]);
const MAX_TEXT = 500;

/** The difference between two states of a row; a new one has no before, a removed one no after. */
export function changeBetween(before: Fields | null, after: Fields | null): Change {
  const keys = Object.keys({ ...before, ...after }).filter(
    (key) => !NOISE.has(key) && !isSame(before?.[key], after?.[key]),
  );
  const pick = (row: Fields | null) =>
    row && Object.fromEntries(keys.map((key) => [key, shown(key, row[key] ?? null)]));
  return { before: pick(before), after: pick(after) };
}

/** "ravi@example.com" → "r***@example.com", "+919876543210" → "***3210". */
export function masked(text: string): string {
  const at = text.lastIndexOf("@");
  return at > 0 ? `${text.slice(0, 1)}***${text.slice(at)}` : `***${text.slice(-4)}`;
}

function shown(key: string, value: unknown): unknown {
  if (value === null) return null;
  if (SECRET.test(key)) return "***";
  if (PERSONAL.test(key)) return masked(String(value));
  return typeof value === "string" && value.length > MAX_TEXT
    ? `${value.slice(0, MAX_TEXT)}…`
    : value;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
