import { ENDPOINTS } from '@danji/contracts/endpoints';
import { problemSchema } from '@danji/contracts/problem';

/** A JSON Schema (2020-12) as it appears in the document. */
export type JsonSchema = { [keyword: string]: unknown };

const NAMES_FIELDS = new Set(['properties', 'patternProperties']);
const isSchema = (node: unknown): node is JsonSchema => typeof node === 'object' && node !== null;

/**
 * Copies the content of a schema; `label`, the Korean field name, is no keyword of JSON Schema and becomes an
 * extension.
 */
function copy(schema: JsonSchema, parent: string): unknown {
  const isKeyword = !NAMES_FIELDS.has(parent);
  const entries = Object.entries(schema).filter(([key]) => !isKeyword || key !== '$id');
  return Object.fromEntries(
    entries.map(([key, value]) => [
      isKeyword && key === 'label' ? 'x-label' : key,
      toNode(value, isKeyword ? key : ''),
    ]),
  );
}

function toNode(node: unknown, parent: string): unknown {
  if (Array.isArray(node)) return node.map((item: unknown) => toNode(item, parent));
  if (!isSchema(node)) return node;
  const { $id: name, label } = node;
  if (typeof name !== 'string') return copy(node, parent);
  return { $ref: `#/components/schemas/${name}`, ...(label !== undefined && { 'x-label': label }) };
}

/** A contract's schema as plain JSON; entities in it are references. */
export const toWireSchema = (schema: object): JsonSchema => toNode(schema, '') as JsonSchema;

function collectEntities(node: unknown, entities: Map<string, JsonSchema>): void {
  if (!isSchema(node)) return;
  if (typeof node['$id'] === 'string' && !entities.has(node['$id'])) {
    const { label: _, ...entity } = node;
    entities.set(node['$id'], copy(entity, '') as JsonSchema);
  }
  for (const child of Object.values(node)) collectEntities(child, entities);
}

/** The entities of all calls by their names, in the order of the alphabet. */
export function entitySchemas(): Record<string, JsonSchema> {
  const entities = new Map<string, JsonSchema>();
  collectEntities([problemSchema, ENDPOINTS.map(({ query, body, response }) => [query, body, response])], entities);
  return Object.fromEntries([...entities].sort(([one], [other]) => (one < other ? -1 : 1)));
}
