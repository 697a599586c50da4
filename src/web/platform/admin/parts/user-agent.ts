/** Enough of a user agent to recognize it: "Chrome on Windows". */

const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, "Edge"],
  [/\b(?:OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
  [/\bcurl\//, "curl"],
];

const SYSTEMS: [RegExp, string][] = [
  [/\bAndroid\b/, "Android"],
  [/\b(?:iPhone|iPad)\b/, "iOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

export function browserIn(userAgent: string): { browser: string; system: string } {
  const first = (list: [RegExp, string][]) => list.find(([sign]) => sign.test(userAgent))?.[1];
  return { browser: first(BROWSERS) ?? userAgent.slice(0, 40), system: first(SYSTEMS) ?? "" };
}
