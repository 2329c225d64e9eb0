import { ENDPOINTS } from '@danji/contracts/endpoints';
import { expect, test } from '@jest/globals';

type Schema = {
  type?: string;
  maxItems?: number;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
};

/** Paths of the arrays in an answer whose length nothing limits; one of codes has each of them once. */
function listUnbounded(schema: Schema, path = ''): string[] {
  const { type, maxItems, items, properties = {}, additionalProperties, anyOf = [], allOf = [] } = schema;
  return [
    ...(type === 'array' && maxItems === undefined && items?.enum === undefined ? [path] : []),
    ...Object.entries(properties).flatMap(([name, inner]) => listUnbounded(inner, `${path}.${name}`)),
    ...(items ? listUnbounded(items, `${path}[]`) : []),
    ...(typeof additionalProperties === 'object' ? listUnbounded(additionalProperties, `${path}.*`) : []),
    ...[...anyOf, ...allOf].flatMap((branch) => listUnbounded(branch, path)),
  ];
}

/**
 * Releases and shells list what their build wrote, within the sizes of an upload; the channel lists what operators have
 * revoked and overridden, and health the releases of some hours. None of it grows with members or their records.
 */
const isAboutReleases = (id: string): boolean => id.startsWith('releases.');

test('every list in an answer is a page, or has a greatest length', () => {
  const unbounded = ENDPOINTS.filter(({ id }) => !isAboutReleases(id)).flatMap(({ id, response }) =>
    listUnbounded(response as Schema).map((path) => `${id}${path}`),
  );
  expect(unbounded).toEqual([]);
});

test.each([
  [{ type: 'array', items: { type: 'string' } }, ['']],
  [
    { properties: { rows: { type: 'array', maxItems: 5, items: { properties: { names: { type: 'array' } } } } } },
    ['.rows[].names'],
  ],
  [{ type: 'array', items: { enum: [1, 2] } }, []],
] satisfies [Schema, string[]][])('finds the lists without an end in %j', (schema, paths) => {
  expect(listUnbounded(schema)).toEqual(paths);
});
