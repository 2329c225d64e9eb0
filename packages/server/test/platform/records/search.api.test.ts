import { beforeEach, expect, test } from '@jest/globals';
import { listGeneralUsers } from '@danji/contracts/accounts/staff-users.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';

beforeEach(() => testServer().reset());

test('finds words of any length anywhere in a text, and nothing that is only nearly there', async () => {
  const { create } = testServer();
  await create.general({ name: '남궁솔빛', nickname: 'LH 50%_A\\B' });
  await create.general({ name: '궁남빛솔', nickname: 'hL 05' });
  const { token } = await create.staff();
  const found = async (search: string) =>
    (await call(listGeneralUsers, { token, query: { search } })).data.results.map(({ name }) => name);
  for (const [search, count] of [
    ['솔', 2],
    ['솔빛', 1],
    [' 궁솔 ', 1],
    ['궁빛', 0],
    ['남궁솔', 1],
    ['남궁빛', 0],
    ['Lh', 1],
    ['l', 2],
    ['0%', 1],
    ['_', 1],
    ['\\', 1],
    ['%%', 0],
    ['h 5', 1],
  ] as const)
    expect([search, await found(search)]).toEqual([
      search,
      count === 2 ? expect.arrayContaining(['남궁솔빛', '궁남빛솔']) : count === 1 ? ['남궁솔빛'] : [],
    ]);
});
