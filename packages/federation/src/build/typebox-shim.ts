type SchemaBuilder = (input?: object) => object;

const builders: Record<string, SchemaBuilder> = { Object: (properties = {}) => ({ properties }) };

/**
 * What `typebox` is in a browser build. Entity files of contracts make their schemas when they are imported, even by
 * code that only wants a code list beside them; in the browser nobody reads a schema (calls carry compiled checks), so
 * making one costs nothing here instead of 14 kB in every app.
 */
export const Type: Record<string, SchemaBuilder> = new Proxy(builders, {
  get: (target, name: string) => target[name] ?? ((schema = {}) => schema),
});
