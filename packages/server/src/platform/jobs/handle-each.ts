/**
 * Handles items one after the other; one that fails keeps no other one waiting.
 * @returns what was thrown, in the order of the items
 */
export async function handleEach<T>(items: readonly T[], handle: (item: T) => Promise<unknown>): Promise<unknown[]> {
  const errors: unknown[] = [];
  for (const item of items) {
    try {
      await handle(item);
    } catch (error) {
      errors.push(error);
    }
  }
  return errors;
}

/** Fails a job after all its items, so that it is tried again. @throws AggregateError with `message` when there are errors */
export function throwErrors(errors: readonly unknown[], message: string): void {
  if (errors.length > 0) throw new AggregateError(errors, message);
}

/** Handles items in their order, `count` of them at one time; `handle` does not reject. */
export async function handleSome<T>(
  items: readonly T[],
  count: number,
  handle: (item: T) => Promise<unknown>,
): Promise<void> {
  const rest = items.values();
  const work = async () => {
    for (const item of rest) await handle(item);
  };
  await Promise.all(Array.from({ length: count }, work));
}
