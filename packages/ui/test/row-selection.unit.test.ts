import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { stateOfPage, togglePage, toggleRow } from '../src/data/table/row-selection.ts';

const keys = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 12 });
const chosen = fc.array(fc.integer({ min: 0, max: 60 })).map((list) => new Set(list));
const sorted = (set: Iterable<string | number>): number[] => [...set].map(Number).sort((a, b) => a - b);

describe('choosing rows', () => {
  test('the header selects all, then none, and does not change other pages', () => {
    fc.assert(
      fc.property(chosen, keys, (selection, page) => {
        const others = sorted(selection).filter((key) => !page.includes(key));
        const once = togglePage(selection, page);
        expect(stateOfPage(once, page)).toBe(stateOfPage(selection, page) === 'all' ? 'none' : 'all');
        expect(sorted(once).filter((key) => !page.includes(key))).toEqual(others);
        const twice = togglePage(once, page);
        expect(stateOfPage(twice, page)).not.toBe(stateOfPage(once, page));
      }),
    );
  });

  test('toggling a row twice restores its state', () => {
    fc.assert(
      fc.property(chosen, keys, fc.nat(), (selection, page, at) => {
        const key = page[at % page.length] ?? 0;
        expect(sorted(toggleRow(toggleRow(selection, page, key), page, key))).toEqual(sorted(selection));
      }),
    );
  });

  test('with Shift every row between takes the state of the last one', () => {
    fc.assert(
      fc.property(chosen, keys, fc.nat(), fc.nat(), (selection, page, a, b) => {
        const [from, to] = [page[a % page.length] ?? 0, page[b % page.length] ?? 0];
        const next = toggleRow(selection, page, to, from);
        const [first, last] = [page.indexOf(from), page.indexOf(to)].sort((x, y) => x - y);
        for (const [index, key] of page.entries()) {
          const isBetween = index >= (first ?? 0) && index <= (last ?? 0);
          expect(next.has(key)).toBe(isBetween ? !selection.has(to) : selection.has(key));
        }
      }),
    );
  });

  test('a range that starts on another page contains only the clicked row', () => {
    expect(sorted(toggleRow(new Set(), [1, 2, 3], 2, 99))).toEqual([2]);
  });
});
