import { expect, test } from '@jest/globals';
import { ENDPOINTS } from '@danji/contracts/endpoints';
import { labelsOf } from '@danji/contracts/validation-message';

type Schema = { $id?: string; label?: string; properties?: Record<string, Schema>; anyOf?: Schema[] };

/** Lists the fields of an object that have no label, by their paths; a list is shown as a whole. */
function listUnnamed(schema: Schema, labels: Record<string, string>, parent = ''): string[] {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = parent === '' ? name : `${parent}.${name}`;
    const isKorean = /\p{Script=Hangul}/u.test(labels[path] ?? '');
    return [...(isKorean ? [] : [path]), ...listUnnamed(field, labels, path)];
  });
  return [...fields, ...(schema.anyOf ?? []).flatMap((branch) => listUnnamed(branch, labels, parent))];
}

test('every field that the staff log can hold has a Korean label', () => {
  const unnamed = ENDPOINTS.flatMap(({ id, logged }) =>
    listUnnamed(logged as Schema, labelsOf(logged)).map((path) => `${id}: ${path}`),
  );
  expect(unnamed).toEqual([]);
});

test('every field of a staff call’s body has a Korean label', () => {
  const changes = ENDPOINTS.filter(
    ({ isReadOnly, audience }) => !isReadOnly && audience.some((group) => group === 'staff' || group === 'admin'),
  );
  const unnamed = changes.flatMap(({ id, body }) =>
    listUnnamed(body as Schema, labelsOf(body)).map((path) => `${id}: ${path}`),
  );
  expect(unnamed).toEqual([]);
});

test('an entity has one schema', () => {
  const seen = new Map<string, string>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { $id, label: _, ...schema } = node as Schema;
    if (typeof $id === 'string') {
      const text = JSON.stringify(schema);
      expect([$id, seen.get($id) ?? text]).toEqual([$id, text]);
      seen.set($id, text);
    }
    Object.values(node).forEach(walk);
  };
  for (const { query, body, response, logged } of ENDPOINTS) walk([query, body, response, logged]);
  expect(seen.size).toBeGreaterThan(50);
});
