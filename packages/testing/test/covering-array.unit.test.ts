import { expect, test } from '@jest/globals';
import { allRows, coveringRows } from '../e2e/releases/covering-array.ts';

test('twelve rows contain all eight combinations of every three apps, for up to eleven apps', () => {
  for (const apps of [3, 4, 8, 11]) {
    const rows = coveringRows(apps);
    expect(rows).toHaveLength(12);
    for (let a = 0; a < apps; a += 1)
      for (let b = a + 1; b < apps; b += 1)
        for (let c = b + 1; c < apps; c += 1) {
          expect(new Set(rows.map((row) => `${row[a]} ${row[b]} ${row[c]}`)).size).toBe(8);
        }
  }
});

test('all rows contain every combination once', () => {
  expect(new Set(allRows(4).map(String)).size).toBe(16);
});
