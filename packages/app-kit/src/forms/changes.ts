/** Converts a value to a text, so that two values can be compared. */
export type ToComparable<V> = (values: V, name: keyof V & string) => string;

const toJson = <V>(values: V, name: keyof V & string): string => JSON.stringify(values[name]) ?? '';

/** Lists the fields in which two versions differ, in the order of the form. */
export const listChangedNames = <V extends object>(one: V, other: V, toComparable: ToComparable<V> = toJson) =>
  (Object.keys(one) as (keyof V & string)[]).filter((name) => toComparable(one, name) !== toComparable(other, name));

/** Copies some fields of another version into a version. */
export const copyFields = <V extends object>(into: V, from: V, names: readonly (keyof V & string)[]): V => ({
  ...into,
  ...Object.fromEntries(names.map((name) => [name, from[name]])),
});

/** The fields that differ from the stored ones, for calls that take only what changes. */
export const pickChanged = <V extends object>(values: V, stored: V): Partial<V> =>
  Object.fromEntries(listChangedNames(values, stored).map((name) => [name, values[name]])) as Partial<V>;
