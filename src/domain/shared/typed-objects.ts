/**
 * What TypeScript forgets about objects: it types their keys as any text and what is built from entries as a
 * record, because a value may have more keys than its type says. The two assertions here are for objects
 * written in the code, whose keys are those of their type; they spare one at every place of use.
 */

export function keysOf<Key extends string>(object: Partial<Record<Key, unknown>>): Key[] {
  return Object.keys(object) as Key[];
}

/** A value for each of these keys. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  give: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, give(key)])) as Record<Key, Value>;
}

/** Whether a text from outside is one of those listed. */
export function isOneOf<Value extends string>(
  values: readonly Value[],
  given: string | null | undefined,
): given is Value {
  return values.some((value) => value === given);
}
