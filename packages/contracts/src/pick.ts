/** Picks some fields of a record. */
export const pick = <T extends object, N extends keyof T>(record: T, names: readonly N[]): Pick<T, N> =>
  Object.fromEntries(names.map((name) => [name, record[name]])) as Pick<T, N>;
