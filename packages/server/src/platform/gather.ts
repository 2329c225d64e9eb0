type Call<T, R> = { item: T; resolve: (result: R) => void; reject: (error: unknown) => void };

async function settle<T, R>(calls: readonly Call<T, R>[], handle: (items: readonly T[]) => Promise<readonly R[]>) {
  try {
    const results = await handle(calls.map(({ item }) => item));
    calls.forEach(({ resolve }, index) => resolve(results[index] as R));
  } catch (error) {
    if (calls.length === 1) return calls.forEach(({ reject }) => reject(error));
    for (const call of calls) await settle([call], handle);
  }
}

/**
 * Makes a function for one item out of one for many, which gives a result for each in their order: items that come while
 * it is busy are handled together next, at most `max` of them. When many fail together each is tried alone, so that one
 * spoils no other; the function for many therefore leaves nothing behind when it fails.
 */
export function gather<T, R>(
  handle: (items: readonly T[]) => Promise<readonly R[]>,
  { max = 500 }: { max?: number } = {},
): (item: T) => Promise<R> {
  const waiting: Call<T, R>[] = [];
  let isBusy = false;
  async function work(): Promise<void> {
    isBusy = true;
    while (waiting.length > 0) await settle(waiting.splice(0, max), handle);
    isBusy = false;
  }
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isBusy) void work();
    });
}
