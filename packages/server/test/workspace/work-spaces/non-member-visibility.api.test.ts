import { beforeEach, expect, test } from '@jest/globals';
import {
  deleteWorkMember,
  getWorkSpace,
  listWorkMembers,
  listWorkSpaces,
  updateWorkSpace,
} from '@danji/contracts/workspace/work-space.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { buildWorkSpaceFixture } from './work-space-fixture.ts';

beforeEach(() => testServer().reset());

test('answers 404 for an address that names no work space', async () => {
  const { accounts } = await buildWorkSpaceFixture();
  for (const id of ['0', '999999', '-1', '1.5', 'abc', '99999999999999999999']) {
    expect((await call(getWorkSpace, { token: accounts.staff.token, params: { id } })).status).toBe(404);
    expect((await call(deleteWorkMember, { token: accounts.master.token, params: { id } })).status).toBe(404);
  }
  expect((await call(listWorkMembers, { token: accounts.staff.token, query: { space_id: 999_999 } })).status).toBe(404);
});

test('shows pending members no more of a work space than the search does', async () => {
  const { space, accounts } = await buildWorkSpaceFixture();
  await call(updateWorkSpace, {
    token: accounts.master.token,
    params: { id: space.id },
    body: { apt_code: 'A10027474', tel: '02-792-1234', number_of_units: 700 },
  });
  for (const person of [accounts.invited, accounts.asking]) {
    const { data } = await call(listWorkSpaces, { token: person.token });
    expect(data.results).toMatchObject([
      {
        title: '래미안 한강',
        building_name: '래미안한강아파트',
        apt_code: '',
        tel: '',
        number_of_units: null,
        member_count: 0,
        my_state: EditState.PENDING,
      },
    ]);
  }
});

test('shows the contact of a pending member only to those who may answer', async () => {
  const { space, accounts, members } = await buildWorkSpaceFixture();
  const contactsFor = async (token: string) => {
    const { data } = await call(listWorkMembers, { token, query: { space_id: space.id } });
    const of = (id: number) => data.results.find((row) => row.id === id)?.user;
    return { invited: of(members.invited.id), asking: of(members.asking.id), member: of(members.member.id) };
  };
  const seenByMember = await contactsFor(accounts.member.token);
  expect(seenByMember.invited).toMatchObject({ email: null, tel: '' });
  expect(seenByMember.asking).toMatchObject({ email: null, tel: '' });
  expect(seenByMember.member).toMatchObject({ email: accounts.member.email });
  const seenByMaster = await contactsFor(accounts.master.token);
  expect(seenByMaster.invited).toMatchObject({ email: accounts.invited.email, tel: '' });
  expect(seenByMaster.asking?.tel).toMatch(/^010/);
});
