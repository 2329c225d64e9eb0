/** What the work answers, or an error that names it when it takes longer than `limitMs`. The work itself goes on: a browser cannot take back what it began. */
export function withTimeout<T>(work: Promise<T>, limitMs: number, what: string): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new Error(`${what} took longer than ${limitMs} ms`));
  }, limitMs);
  return Promise.race([work, promise]).finally(() => {
    clearTimeout(timer);
  });
}
