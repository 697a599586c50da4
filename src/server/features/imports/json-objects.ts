import { importProblems } from "#domain/imports/problems.ts";
import { AppError } from "#domain/shared/errors.ts";

const MAX_OBJECT_LENGTH = 1024 * 1024;
const WRAPPED = /^[\s\ufeff]*\{\s*"[^"]*"\s*:\s*\[\s*\{/;

type State = { depth: number; isInText: boolean; isEscaped: boolean; object: string };

/**
 * Streams the objects of a JSON text without ever holding the whole: those of an array, of lines, or of
 * the array inside `{"data": […]}`.
 */
export async function* jsonObjects(
  chunks: AsyncIterable<string>,
  head: string,
): AsyncGenerator<Record<string, unknown>> {
  const outer = outerDepth(head);
  const state: State = { depth: 0, isInText: false, isEscaped: false, object: "" };
  for await (const chunk of chunks) {
    for (const text of objectsIn(chunk, outer, state)) yield parsed(text);
    if (state.object.length > MAX_OBJECT_LENGTH) throw unreadable();
  }
  if (state.depth !== 0) throw unreadable();
}

/** The objects that end in this chunk; the start of an unfinished one stays in the state. */
function* objectsIn(chunk: string, outer: number, state: State): Generator<string> {
  let from = state.depth > outer ? 0 : -1;
  for (let at = 0; at < chunk.length; at += 1) {
    const wasInside = state.depth > outer;
    step(state, chunk.charCodeAt(at));
    const isInside = state.depth > outer;
    if (isInside && !wasInside) from = at;
    if (isInside || !wasInside) continue;
    yield state.object + chunk.slice(from, at + 1);
    state.object = "";
    from = -1;
  }
  if (from >= 0) state.object += chunk.slice(from);
}

function outerDepth(head: string): number {
  if (/^[\s\ufeff]*\[/.test(head)) return 1;
  return WRAPPED.test(head) ? 2 : 0;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** [ and { increase the depth, ] and } decrease it. */
const DEPTHS = new Map([
  [0x5b, 1],
  [0x7b, 1],
  [0x5d, -1],
  [0x7d, -1],
]);

function step(state: State, code: number): void {
  if (state.isInText) stepInText(state, code);
  else if (code === QUOTE) state.isInText = true;
  else state.depth += DEPTHS.get(code) ?? 0;
}

function stepInText(state: State, code: number): void {
  if (state.isEscaped) state.isEscaped = false;
  else if (code === BACKSLASH) state.isEscaped = true;
  else if (code === QUOTE) state.isInText = false;
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (value !== null && typeof value === "object") return value as Record<string, unknown>;
  } catch {
    // Said below, in words.
  }
  throw unreadable();
}

function unreadable(): AppError {
  return new AppError(importProblems.unreadableJson());
}
