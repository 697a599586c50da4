/**
 * Reads the .env file as node does, but not silently: node skips what it does not understand, and the site
 * would start without its own database.
 */

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { SettingsError } from "./env.ts";

type Environment = Record<string, string | undefined>;

/** Adds the file's settings to the environment where they are not set; a missing file counts as empty. */
export function loadEnvFile(environment: Environment, path = ".env"): void {
  const bytes = readBytes(resolve(path));
  if (bytes === undefined) return;
  for (const [name, value] of readEnvFile(bytes, resolve(path))) environment[name] ??= value;
}

const COMMENT_OR_BLANK = /^[ \t]*(?:#.*)?$/;
const ASSIGNMENT = /^[ \t]*(?:export[ \t]+)?([A-Za-z_][\w.-]*)[ \t]*=[ \t]*/;
const QUOTES = ["'", '"', "`"];
/** The replacement for bytes that are not UTF-8, and characters that no editor writes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const NOT_TEXT = /[\ufffd\0-\x08\x0b-\x1f\x7f]/;

/** Throws an error that names the file and the first line that is not a setting, a comment or blank. */
function readEnvFile(bytes: Uint8Array, path: string): Map<string, string> {
  const found = new Map<string, string>();
  const lines = decode(bytes, path).split("\n");
  for (let at = 0; at < lines.length; at += 1) {
    if (COMMENT_OR_BLANK.test(lines[at] ?? "")) continue;
    const { name, value, lastLine } = readSetting(lines, at, path);
    found.set(name, value);
    at = lastLine;
  }
  return found;
}

type Setting = { name: string; value: string; lastLine: number };

function readSetting(lines: string[], at: number, path: string): Setting {
  const line = lines[at] ?? "";
  const [start, name] = ASSIGNMENT.exec(line) ?? [];
  if (start === undefined || name === undefined) {
    throw problem(path, at, "is neither NAME=value nor a comment that begins with #");
  }
  const given = line.slice(start.length);
  if (QUOTES.includes(given.charAt(0))) return quoted(given, lines, at, { path, name });
  return { name, value: unquoted(given), lastLine: at };
}

/** Up to a comment; surrounding white space is dropped. */
function unquoted(text: string): string {
  return text.split("#", 1).join("").trim();
}

/** From one quote to the next of its kind, which may be some lines further down. */
function quoted(
  given: string,
  lines: string[],
  at: number,
  { path, name }: { path: string; name: string },
): Setting {
  const quote = given.charAt(0);
  const rest = [given.slice(1), ...lines.slice(at + 1)].join("\n");
  const end = rest.indexOf(quote);
  if (end === -1) {
    throw problem(path, at, `opens a quote (${quote}) for ${name} that is never closed`);
  }
  const text = rest.slice(0, end);
  const lastLine = at + text.split("\n").length - 1;
  const [after = ""] = rest.slice(end + 1).split("\n", 1);
  // A missing closing quote is "closed" by the one that opens the next value.
  if (!COMMENT_OR_BLANK.test(after)) {
    const where = lastLine === at ? "" : ` on line ${lastLine + 1}`;
    throw problem(
      path,
      at,
      `has text after the closing quote (${quote}) of ${name}${where}; is a quote missing before it?`,
    );
  }
  return { name, value: quote === '"' ? text.replaceAll("\\n", "\n") : text, lastLine };
}

function readBytes(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return undefined;
    if (code === "EISDIR") throw new SettingsError([`${path} is a folder, not a file of settings`]);
    if (code === "EACCES") throw new SettingsError([`${path} cannot be read by this user`]);
    throw new SettingsError([`${path} cannot be read (${message})`]);
  }
}

/** Windows editors put a byte order mark before the text and two characters at the end of a line. */
function decode(bytes: Uint8Array, path: string): string {
  const text = Buffer.from(bytes)
    .toString("utf8")
    .replace(/^\ufeff/, "");
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  const bad = lines.findIndex((line) => NOT_TEXT.test(line));
  if (bad !== -1) throw problem(path, bad, "is not text in UTF-8");
  return lines.join("\n");
}

function problem(path: string, line: number, words: string): SettingsError {
  return new SettingsError([`line ${line + 1} of ${path} ${words}`]);
}
