/** Runs a change for one item after the other and returns the items for which it succeeded. */
export async function runEach<Item>(
  run: (item: Item) => Promise<{ ok: boolean }>,
  items: readonly Item[],
): Promise<Item[]> {
  const done: Item[] = [];
  for (const item of items) if ((await run(item)).ok) done.push(item);
  return done;
}
