const copies = new WeakMap<object, object>();

/**
 * Returns a schema without the `$id`s of its entities, the same object each time. A validator takes each as an address, and
 * refuses one that occurs twice.
 */
export function withoutIds<T extends object>(schema: T): T {
  const copy =
    copies.get(schema) ??
    (JSON.parse(JSON.stringify(schema, (key, value: unknown) => (key === '$id' ? undefined : value))) as object);
  copies.set(schema, copy);
  return copy as T;
}
