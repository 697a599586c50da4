/** Where a visitor came from, only as detailed as the counts need. */

export const VIEW_SOURCES = ["direct", "search", "social", "affiliate", "other"] as const;
export type ViewSource = (typeof VIEW_SOURCES)[number];

const SEARCH =
  /(?:^|\.)(?:google\.[a-z]{2,3}(?:\.[a-z]{2})?|bing\.com|duckduckgo\.com|yahoo\.[a-z]{2,3}(?:\.[a-z]{2})?|ecosia\.org|brave\.com|qwant\.com|yandex\.[a-z]{2,3}|baidu\.com)$/;
const SOCIAL =
  /(?:^|\.)(?:facebook\.com|fb\.me|instagram\.com|whatsapp\.com|wa\.me|t\.co|twitter\.com|x\.com|linkedin\.com|lnkd\.in|youtube\.com|youtu\.be|telegram\.org|t\.me|reddit\.com|pinterest\.[a-z]{2,3}(?:\.[a-z]{2})?|quora\.com|sharechat\.com)$/;

/** The kind of referring site; our own pages and no referrer at all are "direct". */
export function sourceOf(referrer: string | undefined, publicUrl: string): ViewSource {
  if (!referrer || !URL.canParse(referrer)) return "direct";
  const { host, hostname } = new URL(referrer);
  if (host === new URL(publicUrl).host) return "direct";
  if (SEARCH.test(hostname)) return "search";
  // Apps identify themselves by package: "android-app://com.whatsapp".
  if (SOCIAL.test(hostname) || /whatsapp|instagram|facebook|telegram/.test(hostname)) {
    return "social";
  }
  return hostname === "" ? "direct" : "other";
}

const ROBOT =
  /(?<!cu)bot(?:\b|_)|crawl|spider|slurp|headless|preview|externalhit|lighthouse|monitor|curl|wget|python|java\/|okhttp|axios|node-fetch|undici|scan/i;

/** Programs that identify themselves as robots; a missing user agent counts as one too. */
export function isRobot(userAgent: string | undefined): boolean {
  return !userAgent || ROBOT.test(userAgent);
}
