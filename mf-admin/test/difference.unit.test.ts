import { expect, test } from '@jest/globals';
import { listFieldChanges } from '../src/audit/staff-log/difference.ts';
import { toFieldText } from '../src/audit/staff-log/field-text.ts';

test('names what changed below the top level', () => {
  const changes = listFieldChanges(
    { name: '가', brand: { plan: 0, detail: { name: '가온' } } },
    { name: '가', brand: { plan: 1, detail: { name: '가온' } } },
  );
  expect(changes.map(({ path, kind }) => [path, kind])).toEqual([
    ['name', 'same'],
    ['brand.plan', 'changed'],
    ['brand.detail.name', 'same'],
  ]);
});

test('counts everything of a new object as added and of a deleted one as removed', () => {
  expect(listFieldChanges(null, { id: 1, staff: { staff_type: 1 } }).map(({ path, kind }) => [path, kind])).toEqual([
    ['id', 'added'],
    ['staff.staff_type', 'added'],
  ]);
  expect(listFieldChanges({ id: 1 }, null)).toEqual([{ path: 'id', before: 1, after: undefined, kind: 'removed' }]);
});

test('ignores the order of properties', () => {
  expect(listFieldChanges({ list: [{ a: 1, b: 2 }] }, { list: [{ b: 2, a: 1 }] })[0]?.kind).toBe('same');
});

test('compares lists and values that became objects as a whole', () => {
  const changes = listFieldChanges({ ways: ['email'], work: 'x' }, { ways: ['email', 'kakao'], work: { job: 1 } });
  expect(changes.map(({ path, kind }) => [path, kind])).toEqual([
    ['ways', 'changed'],
    ['work', 'changed'],
  ]);
});

test('does not take names of the prototype for fields', () => {
  expect(listFieldChanges({}, { constructor: 1 })).toEqual([
    { path: 'constructor', before: undefined, after: 1, kind: 'added' },
  ]);
  expect(toFieldText('valueOf', 1)).toBe('1');
});
