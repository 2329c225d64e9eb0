/** The number of answered changes whose request ids are remembered. */
const MAX_ANSWERED = 50;

const running = new Set<Promise<unknown>>();
const answered: string[] = [];

/** Tracks a change while it is in flight and remembers the id of its request afterwards. It returns the same promise. */
export function trackChange<T extends { headers: Readonly<Record<string, unknown>> }>(change: Promise<T>): Promise<T> {
  const tracked = change
    .then((response) => {
      answered.push(String(response.headers['x-request-id']));
      answered.splice(0, answered.length - MAX_ANSWERED);
      return response;
    })
    .finally(() => running.delete(tracked));
  running.add(tracked);
  return tracked;
}

/** Waits until every change of this tab that is in flight now is answered, `timeoutMs` at most. */
export async function waitForChanges(timeoutMs: number): Promise<void> {
  if (running.size === 0) return;
  await Promise.race([Promise.allSettled(running), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
  // The callers that wait for the response continue first.
  await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Returns whether a change was made by a request of this tab. Its event may arrive before its response, for which it
 * waits `timeoutMs` at most.
 */
export async function isOwnChange(requestId: string, timeoutMs: number): Promise<boolean> {
  if (!answered.includes(requestId)) await waitForChanges(timeoutMs);
  return answered.includes(requestId);
}
