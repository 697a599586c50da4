/** Runs work once for all who ask for the same while it is under way; its answer is theirs, and then forgotten. */
export function createSingleFlight<T>() {
  const underway = new Map<string, Promise<T>>();

  return (key: string, work: () => Promise<T>): Promise<T> => {
    const earlier = underway.get(key);
    if (earlier) return earlier;
    const running = work().finally(() => underway.delete(key));
    underway.set(key, running);
    return running;
  };
}
