import { expect, test } from '@jest/globals';
import { listRegions } from '@danji/contracts/site/file.endpoints';
import { call } from '@danji/testing/call';

test('lists the 230 sigungu in force in display order to anybody', async () => {
  const { status, data } = await call(listRegions);
  expect(status).toBe(200);
  expect(data).toHaveLength(230);
  expect(data[0]).toEqual({
    id: 1,
    index: 1,
    sido: '서울특별시',
    sido_english: 'Seoul',
    sido_short: '서울',
    sigungu: '종로구',
    sigungu_english: 'Jongno-gu',
  });
  expect(data.map(({ index }) => index)).toEqual(data.map((_, position) => position + 1));
  expect(new Set(data.map(({ sido }) => sido)).size).toBe(16);
});
