/**
 * The entry of a table under a key that comes from outside. `table[key]` would also find the members of
 * `Object.prototype` (`constructor`, `toString`), which are no entries.
 */
export const getOwn = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
