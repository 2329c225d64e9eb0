type SchemaBuilder = (input?: object) => object;

const builders: Record<string, SchemaBuilder> = { Object: (properties = {}) => ({ properties }) };

/**
 * Replaces `typebox` in browser builds. Entity files of contracts create their schemas when they are imported, even by
 * code that only needs a code list of the same file. In the browser no code reads a schema (calls contain compiled
 * checks), so this shim creates none, and saves 14 kB in every app.
 */
export const Type: Record<string, SchemaBuilder> = new Proxy(builders, {
  get: (target, name: string) => target[name] ?? ((schema = {}) => schema),
});
