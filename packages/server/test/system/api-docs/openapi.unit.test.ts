import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { ENDPOINTS } from '@danji/contracts/endpoints';
import { buildOpenApiDocument, type Operation } from '@danji/server/system/api-docs/openapi-document';
import { renderOpenApi } from '@danji/server/system/api-docs/openapi-file';

const document = buildOpenApiDocument('0.0.0');
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);
const find = (id: string) => operations.find(({ operation }) => operation.operationId === id)?.operation as Operation;

function refsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => (key === '$ref' ? [String(value)] : refsIn(value)));
}

const at = (ref: string) =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);

describe('the description of the calls', () => {
  test('is the committed one: run `npm run openapi` after a change of the contracts', () => {
    expect(readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8')).toBe(renderOpenApi());
  });

  test('has every call once, by its own name', () => {
    expect(operations).toHaveLength(ENDPOINTS.length);
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(ENDPOINTS.length);
  });

  test('declares every parameter of a path', () => {
    for (const { path, operation } of operations) {
      const declared = (operation.parameters ?? []).filter(({ in: place }) => place === 'path').map(({ name }) => name);
      expect([path, declared]).toEqual([path, [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)]);
    }
  });

  test('refers only to what it contains, and says how each call is refused', () => {
    for (const ref of refsIn(document)) expect([ref, at(ref) !== undefined]).toEqual([ref, true]);
    for (const { operation } of operations) expect(operation.responses).toHaveProperty('default');
  });

  test('holds schemas that JSON Schema 2020-12 understands', () => {
    const ajv = new Ajv2020({
      strict: true,
      allowUnionTypes: true,
      strictRequired: false,
      keywords: ['x-label', 'components'],
      formats: { binary: true },
    });
    ajv.addSchema({ $id: 'api', components: document.components });
    const schemas = [
      ...Object.values(document.components.schemas),
      ...operations.flatMap(({ operation }) => [
        ...Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema),
        ...(operation.parameters ?? []).map(({ schema }) => schema),
      ]),
    ];
    for (const schema of schemas)
      expect(() =>
        ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"api#/components')) as object),
      ).not.toThrow();
  });

  test('tells who may call, and marks what goes beyond the specification', () => {
    expect(find('releases.promote')).toMatchObject({
      'x-audience': ['admin'],
      'x-origin': 'ours',
      security: [{ bearer: [] }],
      tags: ['releases'],
    });
    expect(find('users.sign_in')).toMatchObject({ 'x-audience': ['everybody'], security: [] });
    expect(find('users.sign_in')).not.toHaveProperty('x-origin');
  });

  test('describes an upload as a form with files, and a list with its page parameters', () => {
    expect(find('releases.publish').requestBody?.content).toHaveProperty('multipart/form-data');
    expect(find('releases.list').parameters?.map(({ name, required }) => [name, required])).toEqual([
      ['page', false],
      ['page_size', false],
      ['remote', false],
    ]);
  });
});
