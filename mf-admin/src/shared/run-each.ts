/** One change after the other; answers those for which it worked. */
export async function runEach<Item>(
  run: (item: Item) => Promise<{ ok: boolean }>,
  items: readonly Item[],
): Promise<Item[]> {
  const done: Item[] = [];
  for (const item of items) if ((await run(item)).ok) done.push(item);
  return done;
}
