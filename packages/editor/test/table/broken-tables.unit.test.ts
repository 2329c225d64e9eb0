import type { RichTable } from '@danji/contracts/documents/rich-document';
import { validateDocument } from '@danji/contracts/documents/validate-document';
import { normalizeTable } from '@danji/editor/core/table';
import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { anyTable } from './arbitrary-table.ts';

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

const junk = fc.oneof(
  fc.constant(null),
  fc.integer(),
  fc.string(),
  fc.constant([]),
  fc.constant({}),
  fc.constant({ type: 'script', children: [{ text: 'x' }] }),
  fc.constant({ text: '떠 있는 글' }),
);

const anySpan = fc.oneof(
  fc.constant(undefined),
  fc.integer({ min: -3, max: 6 }),
  fc.constantFrom(1e9, 0.5, 2.5, Number.NaN, '2', null, 100, 51),
);

const anyContent = fc.letrec((tie) => ({
  block: fc.oneof(
    { maxDepth: 4 },
    fc.string().map((text) => ({ type: 'paragraph', children: [{ text }] })),
    fc.string().map((text) => ({ type: 'heading', level: 7, children: [{ text, blink: true }] })),
    junk,
    fc.record({
      type: fc.constantFrom(
        'quote',
        'bulleted-list',
        'list-item',
        'table',
        'table-row',
        'table-cell',
        'image',
        'video',
        'paragraph',
        'unknown',
      ),
      children: fc.array(tie('block'), { maxLength: 3 }),
    }),
  ),
})).block;

const anyCell = fc.record(
  {
    type: fc.constant('table-cell'),
    colSpan: anySpan,
    rowSpan: anySpan,
    background: fc.constantFrom(undefined, '#FF0000', '#00ff00', 'red', 7),
    children: fc.oneof(junk, fc.array(anyContent, { maxLength: 3 })),
  },
  { requiredKeys: ['type'] },
);

const anyRow = fc.record(
  {
    type: fc.constant('table-row'),
    height: fc.constant(3),
    children: fc.oneof(
      { weight: 9, arbitrary: fc.array(fc.oneof({ weight: 6, arbitrary: anyCell }, junk), { maxLength: 6 }) },
      junk,
    ),
  },
  { requiredKeys: ['type'] },
);

const anyBroken = fc.record(
  {
    type: fc.constant('table'),
    headerRow: fc.constantFrom(true, false, 'yes', undefined),
    headerColumn: fc.constantFrom(true, 0),
    colWidths: fc.oneof(junk, fc.array(fc.oneof(fc.integer({ min: -50, max: 4000 }), junk), { maxLength: 9 })),
    style: junk,
    children: fc.oneof(
      { weight: 9, arbitrary: fc.array(fc.oneof({ weight: 6, arbitrary: anyRow }, junk), { maxLength: 6 }) },
      junk,
    ),
  },
  { requiredKeys: ['type'] },
);

test('whatever calls itself a table is mended once and for all, or goes', () => {
  fc.assert(
    fc.property(anyBroken, (broken) => {
      const normalized = normalizeTable(freeze(broken) as unknown as RichTable);
      if (normalized === undefined) return;
      expect(validateDocument({ version: 1, children: [normalized] })).toEqual([]);
      expect(normalizeTable(normalized)).toBe(normalized);
    }),
    { numRuns: 500 },
  );
});

test('a valid table is left as it is', () => {
  fc.assert(fc.property(anyTable(), (table) => expect(normalizeTable(table)).toBe(table)));
});
