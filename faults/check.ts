/** Throws when a fault has an effect it must not have. */
export function check(isTrue: boolean, otherwise: string): asserts isTrue {
  if (!isTrue) throw new Error(otherwise);
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
