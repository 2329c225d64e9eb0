/** How many answered changes are known by the id of their request. */
const MOST_KNOWN = 50;

const running = new Set<Promise<unknown>>();
const answered: string[] = [];

/** Remembers a change for as long as it is on its way, and afterwards the id of its request; hands it on. */
export function noteChange<T extends { headers: Readonly<Record<string, unknown>> }>(change: Promise<T>): Promise<T> {
  const noted = change
    .then((answer) => {
      answered.push(String(answer.headers['x-request-id']));
      answered.splice(0, answered.length - MOST_KNOWN);
      return answer;
    })
    .finally(() => running.delete(noted));
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

/** Whether a change was made by a request of this tab. Its event may be here before its answer, which is waited for, `mostMs` at most. */
export async function isOwnChange(requestId: string, mostMs: number): Promise<boolean> {
  if (!answered.includes(requestId)) await untilChangesAnswered(mostMs);
  return answered.includes(requestId);
}
