import { beforeEach, expect, test } from '@jest/globals';
import { listWorkMembers, updateWorkMember } from '@danji/contracts/workspace/work-space.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { EditState } from '@danji/contracts/codes/edit-state';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { addMember, invite, makeSpace } from './work-space-fixture.ts';

beforeEach(() => testServer().reset());

const change = (token: string, id: number, body: BodyOf<typeof updateWorkMember>) =>
  call(updateWorkMember, { token, params: { id }, body });

test('the member list puts those who wait first, masters before members, and finds by name', async () => {
  const { create } = testServer();
  const [master, clerk, boss, waiting] = [
    await create.general({ name: '김소장' }),
    await create.general({ name: '박경리' }),
    await create.general({ name: '이과장' }),
    await create.general({ name: '최대기' }),
  ];
  const space = await makeSpace(master);
  const { id: clerkId } = await addMember(master, space, clerk);
  const { id: bossId } = await addMember(master, space, boss);
  await change(master.token, clerkId, { job_grade: 9 });
  await change(master.token, bossId, { job_grade: 3 });
  await invite(master, space, waiting);
  const names = async (query: { search?: string; page?: number; page_size?: number; edit_state_type?: 4 }) => {
    const { data } = await call(listWorkMembers, { token: boss.token, query: { space_id: space.id, ...query } });
    return [...data.results.map(({ user }) => user.name), data.count];
  };
  const masked = `${waiting.email?.slice(0, 2)}***@danji.test`;
  expect(await names({})).toEqual([masked, '김소장', '이과장', '박경리', 4]);
  expect(await names({ edit_state_type: EditState.DONE })).toEqual(['김소장', '이과장', '박경리', 3]);
  expect(await names({ search: '과장' })).toEqual(['이과장', 1]);
  expect(await names({ search: waiting.email ?? '' })).toEqual([0]);
  expect(await names({ page: 2, page_size: 3 })).toEqual(['박경리', 4]);
  expect(await names({ page: 5, page_size: 3 })).toEqual([4]);
});
