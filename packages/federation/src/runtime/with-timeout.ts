/**
 * Resolves like `work`, or rejects with an error that contains `label` after `limitMs`. The work itself is not
 * cancelled: a browser cannot cancel it.
 */
export function withTimeout<T>(work: Promise<T>, limitMs: number, label: string): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new Error(`${label} took longer than ${limitMs} ms`));
  }, limitMs);
  return Promise.race([work, promise]).finally(() => {
    clearTimeout(timer);
  });
}
