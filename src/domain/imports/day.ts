/** The day of a cell: as spreadsheets write it, and as people here do, the day before the month. */

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MAX_DAY_LENGTH = 40;
const FIRST = "1990-01-01";
const LAST = "2099-12-31";

/** "2026-03-15", or null for what is no day that a home can be available from. */
export function readDay(cell: string): string | null {
  if (cell.length > MAX_DAY_LENGTH) return null;
  const text = cell.toLowerCase();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[t ]|$)/.exec(text);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const indian = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  if (indian) return dayOf(indian[3], indian[2], indian[1]);
  const named = /^(?:(\d{1,2})(?:st|nd|rd|th)?[ -])?([a-z]{3})[a-z]*[ ,'-]{1,3}(\d{4})$/.exec(text);
  if (!named) return null;
  return dayOf(named[3], String(MONTHS.indexOf(named[2] ?? "") + 1), named[1] ?? "1");
}

function dayOf(year = "", month = "", day = ""): string | null {
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${text}T00:00:00Z`);
  // The 31st of June rolls over into July.
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return isReal && text >= FIRST && text <= LAST ? text : null;
}
