import { ENDPOINTS } from '@danji/contracts/endpoints';
import { withoutIds } from '@danji/contracts/without-ids';
import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { anything, assert, constantFrom, dictionary, oneof, property, array as arrayOf, string } from 'fast-check';
import { compileInputCheck, MAX_ERRORS } from '../../src/platform/http/input-check.ts';

const ajv = new Ajv({ strict: true, keywords: ['label'], formats: { binary: true }, useDefaults: true });
const check = compileInputCheck(ajv, {
  type: 'object',
  properties: {
    ids: { type: 'array', maxItems: 20, items: { type: 'integer' } },
    email: { type: 'string', maxLength: 100, pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$' },
    name: { type: 'string', minLength: 1 },
    rows: {
      type: 'array',
      maxItems: 50,
      items: { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } }, required: ['a', 'b'] },
    },
  },
  required: ['ids', 'name'],
  additionalProperties: false,
});

const keywordsOf = (value: unknown) =>
  check(value).map(({ keyword, instancePath, params }) => [
    keyword,
    instancePath || (params['missingProperty'] ?? params['additionalProperty'] ?? ''),
  ]);

describe('a check of input', () => {
  test('is not made with a validator that reads on after an error', () => {
    expect(() => compileInputCheck(new Ajv({ allErrors: true }), { type: 'string' })).toThrow('first error');
  });

  test('has nothing to say about good input, and fills in its defaults', () => {
    expect(check({ ids: [1], name: 'a', email: 'kim@danji.test' })).toEqual([]);
    const value = {};
    const defaults = compileInputCheck(ajv, {
      type: 'object',
      properties: { page: { type: 'integer', default: 1 } },
      additionalProperties: false,
    });
    expect([defaults(value), value]).toEqual([[], { page: 1 }]);
  });

  test('names each wrong field with its first error, each missing one and each unknown one', () => {
    expect(keywordsOf({ ids: ['a', 'b'], email: 'kim', x: 1, y: 2 })).toEqual([
      ['type', '/ids/0'],
      ['pattern', '/email'],
      ['required', 'name'],
      ['additionalProperties', 'x'],
      ['additionalProperties', 'y'],
    ]);
  });

  test('says of input that is no object what it should be', () => {
    for (const value of [[], 'text', 1, null]) expect(keywordsOf(value)).toEqual([['type', '']]);
  });

  test('ends at a list that is too long, without a look at its items', () => {
    let looks = 0;
    const ids = new Proxy(Array(345_000).fill('wrong'), {
      get: (list: unknown[], name) => {
        if (/^\d+$/.test(String(name))) looks += 1;
        return Reflect.get(list, name) as unknown;
      },
    });
    expect(keywordsOf({ ids, name: 'a' })).toEqual([['maxItems', '/ids']]);
    expect(looks).toBe(0);
  });

  test('ends at a text that is too long, before a pattern that takes a square of its length', () => {
    // The pattern alone would run for minutes here.
    const email = `a@${'.'.repeat(500_000)} `;
    expect(keywordsOf({ ids: [], name: 'a', email })).toEqual([['maxLength', '/email']]);
  });

  test('names a few of a thousand unknown fields', () => {
    const value = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`f${index}`, 1]));
    expect(check({ ...value, ids: [], name: 'a' })).toHaveLength(MAX_ERRORS);
  });

  test('ends a list of wrong rows at the first', () => {
    expect(check({ ids: [], name: 'a', rows: Array.from({ length: 50 }, () => ({})) })).toHaveLength(1);
  });
});

test('no input gets more errors from any contract than a field has and the greatest number', () => {
  const checks = ENDPOINTS.flatMap(({ query, body }) => [query, body]).map((schema) =>
    compileInputCheck(ajv, withoutIds(schema)),
  );
  const names = ENDPOINTS.flatMap(({ body }) => Object.keys((body as { properties?: object }).properties ?? {}));
  const hostile = oneof(
    anything({ maxDepth: 3 }),
    dictionary(
      oneof(constantFrom(...new Set(names)), string()),
      oneof(arrayOf(anything(), { maxLength: 200 }), anything()),
      {
        maxKeys: 200,
      },
    ),
  );
  assert(
    property(constantFrom(...checks), hostile, (check, value) => check(value).length <= MAX_ERRORS),
    { numRuns: 2000 },
  );
});
