import { beforeEach, expect, test } from '@jest/globals';
import { listWorkSpaceChanges } from '@danji/contracts/workspace/space-change.endpoints';
import { updateWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { buildWorkSpaceFixture } from './work-space-fixture.ts';

beforeEach(() => testServer().reset());

const list = (token: string, id: number, page = 1) =>
  call(listWorkSpaceChanges, { token, params: { id }, query: { page, page_size: 2 } });

test('members read who changed which details, newest first and by pages; our staff have no name, strangers see nothing', async () => {
  const { space, accounts } = await buildWorkSpaceFixture();
  const { master, member, resident, staff, stranger, invited } = accounts;
  const params = { id: space.id };
  const change = (token: string, body: object) => call(updateWorkSpace, { token, params, body });
  const { number_of_units: units, amenities } = space;
  await change(member.token, { number_of_units: 777, amenities: ['헬스장', '독서실'] });
  await change(member.token, { number_of_units: 777 });
  await change(staff.token, { tel: '0212345678' });
  const { data } = await list(resident.token, space.id);
  expect(data.count).toBe(3);
  expect(data.results).toMatchObject([
    { kind: 'changed', user: null, fields: [{ field: 'tel', before: space.tel, after: '0212345678' }] },
    {
      kind: 'changed',
      user: { id: member.id, name: member.name },
      fields: [
        { field: 'number_of_units', before: units, after: 777 },
        { field: 'amenities', before: amenities.join(', '), after: '헬스장, 독서실' },
      ],
    },
  ]);
  expect((await list(resident.token, space.id, 2)).data.results).toMatchObject([
    { kind: 'created', user: { id: master.id }, fields: [] },
  ]);
  for (const { token } of [stranger, invited]) expect((await list(token, space.id)).status).toBe(404);
});

test('a refused change and one of the master alone leave no entry', async () => {
  const { space, accounts } = await buildWorkSpaceFixture();
  const { master, member, resident } = accounts;
  const params = { id: space.id };
  await call(updateWorkSpace, { token: resident.token, params, body: { number_of_units: 3 } });
  await call(updateWorkSpace, { token: member.token, params, body: { number_of_units: -1 } });
  await call(updateWorkSpace, { token: master.token, params, body: { master_user_id: member.id } });
  expect((await list(master.token, space.id)).data.results).toMatchObject([{ kind: 'created' }]);
});
