import { validateDocument } from '@danji/contracts/documents/validate-document';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { normalizeDocument } from '../../src/core/normalize-document.ts';
import { arbitraryDocument } from './arbitrary-document.ts';
import { p, item, cell, row, table, link, of, normal } from './loose-blocks.ts';

describe('the limits', () => {
  const long = '가'.repeat(25_000);

  test.each<[string, unknown]>([
    ['a long text', of(p(long))],
    ['many blocks', of(...Array.from({ length: 12_000 }, () => p('가')))],
    [
      'many texts in a paragraph',
      of(p(...Array.from({ length: 3000 }, (_, at) => ({ text: '가', ...(at % 2 && { bold: true }) })))),
    ],
    [
      'many texts in a link',
      of(
        p(
          link(
            'https://danji.kr',
            ...Array.from({ length: 300 }, (_, at) => ({ text: '가', ...(at % 2 && { bold: true }) })),
          ),
        ),
      ),
    ],
    ['many quoted paragraphs', of({ type: 'quote', children: Array.from({ length: 1200 }, () => p('가')) })],
    [
      'many items',
      of({ type: 'numbered-list', start: 5, children: Array.from({ length: 2500 }, () => item(p('가'))) }),
    ],
    ['many blocks in a cell', of(table(row(cell(...Array.from({ length: 500 }, () => p('가'))))))],
    ['many bytes', of(...Array.from({ length: 100 }, () => p('가'.repeat(19_000))))],
    ['a table of many bytes', of(table(...Array.from({ length: 100 }, () => row(cell(p('가'.repeat(19_000)))))))],
    ['many rows', of(table(...Array.from({ length: 3000 }, () => row(cell(p('가')), cell(p('나'))))))],
    ['many columns', of(table(row(...Array.from({ length: 3000 }, () => cell(p('가'))))))],
  ])('%s', (_, value) => {
    const document = normalizeDocument(value);
    expect(validateDocument(document)).toEqual([]);
    expect(JSON.stringify(document).match(/가/g)?.length).toBeGreaterThan(40);
  });

  test('a list that is too long goes on with the next number', () => {
    expect(
      normal({ type: 'numbered-list', start: 5, children: Array.from({ length: 2500 }, () => item(p('가'))) }).map(
        (each) => ('start' in each ? each.start : undefined),
      ),
    ).toEqual([5, 1005, 2005]);
  });
});

describe('any value', () => {
  test('a valid document is the same object, and so are valid blocks beside broken ones', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        expect(validateDocument(document)).toEqual([]);
        expect(normalizeDocument(document)).toBe(document);
        const normalized = normalizeDocument(of(...document.children, { type: 'x', children: [] }));
        expect(normalized).toEqual(document);
        for (const [at, block] of document.children.entries()) expect(normalized.children[at]).toBe(block);
      }),
      { numRuns: 200 },
    );
  });

  /** Puts rubbish somewhere into a document. */
  const spoil = (node: unknown, path: number[], rubbish: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return rubbish;
    const [at = 0, ...rest] = path;
    const keys = Object.keys(node);
    const key = keys[at % Math.max(1, keys.length)];
    if (key === undefined || path.length === 0) return rubbish;
    const copy: Record<string, unknown> = Array.isArray(node) ? ([...node] as never) : { ...node };
    copy[key] = spoil(copy[key], rest, rubbish);
    return copy;
  };

  const broken = fc
    .tuple(
      arbitraryDocument,
      fc.array(fc.nat(6), { maxLength: 9 }),
      fc.oneof(
        fc.jsonValue(),
        arbitraryDocument.map(({ children }) => children[0]),
      ),
    )
    .map(([document, path, rubbish]) => spoil(document, path, rubbish));

  test('becomes a valid document, which stays as it is', () => {
    fc.assert(
      fc.property(fc.oneof(broken, fc.jsonValue()), (value) => {
        const document = normalizeDocument(value);
        expect(validateDocument(document)).toEqual([]);
        expect(normalizeDocument(document)).toBe(document);
      }),
      { numRuns: 500 },
    );
  });
});
