import type { AnySchema } from 'ajv';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Node = { [key: string]: Json };

/** Keywords that describe a field and validate nothing. */
const ANNOTATIONS = new Set(['$id', 'label', 'title', 'description', 'examples', 'default', 'format']);
const isNode = (value: Json | undefined): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `anyOf: [X, null]` → X that may also be null: half the code, the same results, and one error instead of three. */
function mergeNull(node: Node): Node {
  const { anyOf, ...rest } = node;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return node;
  const [inner, none] = anyOf;
  if (!isNode(inner) || !isNode(none) || none.type !== 'null' || typeof inner.type !== 'string' || 'const' in inner)
    return node;
  return {
    ...rest,
    ...inner,
    type: [inner.type, 'null'],
    ...(Array.isArray(inner.enum) ? { enum: [...inner.enum, null] } : {}),
  };
}

function compact(value: Json, isSchema: boolean, isOpen: boolean): Json {
  if (Array.isArray(value)) return value.map((item) => compact(item, isSchema, isOpen));
  if (!isNode(value)) return value;
  if (isSchema && value.type === 'string' && value.format === 'binary') return {};
  // The keys of `properties` are field names; the content of `enum` and `const` is data.
  const entries = Object.entries(value)
    .filter(([key]) => !isSchema || !ANNOTATIONS.has(key))
    .filter(([key, child]) => !(isSchema && isOpen && key === 'additionalProperties' && child === false))
    .map(
      ([key, child]) =>
        [
          key,
          isSchema && (key === 'enum' || key === 'const')
            ? child
            : compact(child, !(isSchema && key === 'properties'), isOpen),
        ] as const,
    );
  const node = Object.fromEntries(entries) as Node;
  return isSchema ? mergeNull(node) : node;
}

/**
 * Removes annotations and files from a schema: files are checked by the server, not by AJV. The schema of a response
 * admits fields that it does not name, because a tab or a remote can be older than the server.
 */
export const compactSchema = (schema: AnySchema, side: 'body' | 'response'): AnySchema =>
  compact(JSON.parse(JSON.stringify(schema)) as Json, true, side === 'response') as AnySchema;

/** A smaller schema costs less when its code is repeated than when it is called. Characters of JSON. */
const MIN_SHARED_LENGTH = 200;

function countObjects(value: Json, counts: Map<string, number>): void {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value) && value.properties) {
    const text = JSON.stringify(value);
    const seen = (counts.get(text) ?? 0) + 1;
    counts.set(text, seen);
    if (seen > 1) return;
  }
  for (const child of Object.values(value)) countObjects(child, counts);
}

/** Object schemas that occur more than once become one validator, which the others call. */
export function shareSubschemas(schemas: AnySchema[]): { roots: AnySchema[]; shared: Record<string, AnySchema> } {
  const counts = new Map<string, number>();
  for (const schema of schemas) countObjects(schema as Json, counts);
  const repeated = [...counts]
    .filter(([text, seen]) => seen > 1 && text.length >= MIN_SHARED_LENGTH)
    .map(([text]) => text);
  const names = new Map(repeated.map((text, index) => [text, `shared${index}`]));
  const refer = (value: Json, self?: string): Json => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => refer(item));
    const text = JSON.stringify(value);
    const name = names.get(text);
    if (name !== undefined && text !== self) return { $ref: name };
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, refer(child)]));
  };
  const shared = Object.fromEntries(
    repeated.map((text, index) => [`shared${index}`, refer(JSON.parse(text) as Json, text) as AnySchema]),
  );
  return { roots: schemas.map((schema) => refer(schema as Json) as AnySchema), shared };
}
