/**
 * Looks up a key from outside in a table. `table[key]` would also find the members of `Object.prototype` (`constructor`,
 * `toString`), which are not entries.
 */
export const getOwn = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
