import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { HttpMethod } from '@danji/contracts/define-endpoint';
import { buildOpenApiDocument, type Operation } from '@danji/server/system/api-docs/openapi-document';

/** A call of the specification with the query and body fields it names; `pending` until it is built. */
type Call = { method: HttpMethod; path: string; query: string[]; body: string[]; pending?: true };
/** The fields that the specification names of an entity, and where a call answers it: in `at` of its answer. */
type Entity = { entity: string; method: HttpMethod; path: string; at?: string[]; fields: string[] };
type Schema = {
  $ref?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
};

const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as T;
const CALLS = read<Call[]>('calls.json');
const ENTITIES = read<Entity[]>('entities.json');

const document = buildOpenApiDocument('0.0.0');
const withoutNames = (path: string): string => path.replace(/\{\w+\}/g, '{}');
const operations = new Map(
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => [`${method.toUpperCase()} ${withoutNames(path)}`, operation]),
  ),
);
const findOperation = ({ method, path }: Call | Entity): Operation | undefined =>
  operations.get(`${method} ${withoutNames(path)}`);
const nameOf = ({ method, path }: Call): string => `${method} ${path}`;

/** The schema itself and every alternative of it, followed through references and into lists. */
function alternatives(schema: Schema): Schema[] {
  if (schema.$ref) {
    const target: Schema | undefined = document.components.schemas[schema.$ref.replace('#/components/schemas/', '')];
    return target ? alternatives(target) : [];
  }
  if (schema.items) return alternatives(schema.items);
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [schema, ...parts.flatMap(alternatives)];
}
const inside = (schemas: Schema[], name: string): Schema[] =>
  schemas.flatMap(({ properties }) => (properties?.[name] ? alternatives(properties[name]) : []));
const fieldsOf = (schemas: Schema[]): Set<string> =>
  new Set(schemas.flatMap(({ properties }) => Object.keys(properties ?? {})));
const contentOf = (content: Record<string, { schema: Schema }> = {}): Schema[] =>
  Object.values(content).flatMap(({ schema }) => alternatives(schema));

const bodyOf = (operation: Operation): Schema[] => contentOf(operation.requestBody?.content);
function answerOf(operation: Operation): Schema[] {
  const response = operation.responses['200'];
  const answer = response && 'content' in response ? contentOf(response.content) : [];
  const rows = inside(answer, 'results');
  return rows.length > 0 ? rows : answer;
}

describe('the calls of the specification', () => {
  test('are all there but the pending ones; take `pending` from a call that is built', () => {
    const missing = CALLS.filter((call) => !findOperation(call));
    expect(missing.map(nameOf)).toEqual(CALLS.filter(({ pending }) => pending).map(nameOf));
  });

  test('take every field that it names', () => {
    const partial = CALLS.flatMap((call) => {
      const operation = findOperation(call);
      if (!operation) return [];
      const query = new Set(operation.parameters?.map(({ name }) => name));
      const body = fieldsOf(bodyOf(operation));
      return [
        ...call.query.filter((name) => !query.has(name)),
        ...call.body.filter((name) => !body.has(name) && !query.has(name)),
      ].map((name) => `${nameOf(call)}: ${name}`);
    });
    expect(partial).toEqual([]);
  });

  test('demand no field of the body beyond those that it names', () => {
    const demanded = CALLS.flatMap((call) => {
      const operation = findOperation(call);
      if (!operation || call.body.length === 0) return [];
      const required = new Set(bodyOf(operation).flatMap((schema) => schema.required ?? []));
      return [...required].filter((name) => !call.body.includes(name)).map((name) => `${nameOf(call)}: ${name}`);
    });
    expect(demanded).toEqual([]);
  });
});

describe('the entities of the specification', () => {
  test.each(ENTITIES.filter(findOperation).map((entity) => [entity.entity, entity] as const))(
    '%s has every field that it names',
    (_, entity) => {
      const operation = findOperation(entity);
      const answer = operation ? answerOf(operation) : [];
      const fields = fieldsOf((entity.at ?? []).reduce(inside, answer));
      expect(entity.fields.filter((name) => !fields.has(name))).toEqual([]);
    },
  );
});
