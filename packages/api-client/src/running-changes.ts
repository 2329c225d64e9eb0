const running = new Set<Promise<unknown>>();

/** Remembers a change for as long as it is on its way, and hands it on. */
export function noteChange<T>(change: Promise<T>): Promise<T> {
  const noted = change.finally(() => running.delete(noted));
  running.add(noted);
  return noted;
}

/** Waits until every change of this tab that is on its way now is answered, `mostMs` at most. */
export async function untilChangesAnswered(mostMs: number): Promise<void> {
  if (running.size === 0) return;
  await Promise.race([Promise.allSettled(running), new Promise((resolve) => setTimeout(resolve, mostMs))]);
  // Whoever waits for the answer goes first.
  await new Promise((resolve) => setTimeout(resolve));
}
