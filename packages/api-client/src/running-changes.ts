/** The number of answered changes whose request ids are remembered. */
const MOST_KNOWN = 50;

const running = new Set<Promise<unknown>>();
const answered: string[] = [];

/** Tracks a change while it is in flight and remembers the id of its request afterwards. It returns the same promise. */
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

/** Waits until every change of this tab that is in flight now is answered, `mostMs` at most. */
export async function untilChangesAnswered(mostMs: number): Promise<void> {
  if (running.size === 0) return;
  await Promise.race([Promise.allSettled(running), new Promise((resolve) => setTimeout(resolve, mostMs))]);
  // The callers that wait for the response continue first.
  await new Promise((resolve) => setTimeout(resolve));
}

/** Returns whether a change was made by a request of this tab. Its event may arrive before its response, for which it waits `mostMs` at most. */
export async function isOwnChange(requestId: string, mostMs: number): Promise<boolean> {
  if (!answered.includes(requestId)) await untilChangesAnswered(mostMs);
  return answered.includes(requestId);
}
