import { expect, test } from '@jest/globals';
import { gather } from '@danji/server/platform/gather';

test('handles together what comes while it is busy, and each alone where they fail together', async () => {
  const batches: number[][] = [];
  const double = gather(
    async (items: readonly number[]) => {
      batches.push([...items]);
      await new Promise(setImmediate);
      if (items.includes(3)) throw new Error('three');
      return items.map((item) => item * 2);
    },
    { max: 3 },
  );
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map(double));
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([
    2,
    4,
    'failed',
    8,
    10,
  ]);
  expect(batches).toEqual([[1], [2, 3, 4], [2], [3], [4], [5]]);
});
