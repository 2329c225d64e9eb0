import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  switchWorkSpace,
  createWorkSpace,
  findWorkSpaces,
  getWorkSpace,
  listWorkSpaces,
  updateWorkMember,
  updateWorkSpace,
} from '@danji/contracts/workspace/work-space.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { inviteByTel, buildWorkSpaceFixture, makeSpace } from './work-space-fixture.ts';

beforeEach(() => testServer().reset());

describe('making a work space', () => {
  test('makes the maker its master, and the first one the current one', async () => {
    const { token, id } = await testServer().create.general();
    const first = await call(createWorkSpace, {
      token,
      body: {
        title: ' 한빛마을 3단지 ',
        job_grade: 2,
        number_of_units: 1204,
        amenities: ['헬스장', '독서실', '헬스장'],
      },
    });
    expect(first.data).toMatchObject({
      title: '한빛마을 3단지',
      master_user: { id },
      my_role: 'master',
      my_state: EditState.DONE,
      job_grade: 2,
      member_count: 1,
      is_current: true,
      amenities: ['헬스장', '독서실'],
    });
    expect((await call(createWorkSpace, { token, body: { title: '두 번째' } })).data.is_current).toBe(false);
  });

  test.each([
    [{ title: '   ' }, 'title', '워크스페이스 이름을 입력해 주세요.'],
    [{ title: '가'.repeat(51) }, 'title', '50자까지'],
    [{ title: '단지', apt_code: 'B123' }, 'apt_code', '단지 코드 형식'],
    [{ title: '단지', number_of_units: -1 }, 'number_of_units', '0 이상'],
    [{ title: '단지', number_of_units: 1.5 }, 'number_of_units', '정수'],
    [{ title: '단지', heating_type: 50 }, 'heating_type', '난방 방식은 정해진 값'],
    [{ title: '단지', approval_date: '2023-02-30' }, 'approval_date', '달력에 없는 날짜'],
    [
      { title: '단지', total_parking_spaces: 10, above_ground_parking_spaces: 6, underground_parking_spaces: 5 },
      'total_parking_spaces',
      '더한 값보다 작아요',
    ],
    [{ title: '단지', amenities: Array.from({ length: 51 }, (_, index) => `시설${index}`) }, 'amenities', '50개까지'],
    [{ title: '단지', master_user: 3 }, 'master_user', '받지 않는'],
  ])('refuses %j beside the field', async (body, field, message) => {
    const { token } = await testServer().create.general();
    const { status, problem } = await call(createWorkSpace, { token, body: body as never });
    expect(status).toBe(422);
    expect(problem.fields?.[field]).toContain(message);
  });
});

describe('the list', () => {
  test('shows own spaces, invitations and requests, and picks one of them', async () => {
    const { accounts, space } = await buildWorkSpaceFixture();
    await makeSpace(accounts.stranger, '남의 단지');
    const own = await makeSpace(accounts.invited, '내 단지');
    const titles = async (query: { mine?: 'in' | 'waiting' }) =>
      (await call(listWorkSpaces, { token: accounts.invited.token, query })).data.results.map(({ title }) => title);
    expect(await titles({})).toEqual([own.title, space.title]);
    expect(await titles({ mine: 'in' })).toEqual([own.title]);
    expect(await titles({ mine: 'waiting' })).toEqual([space.title]);
    const waiting = await call(listWorkSpaces, { token: accounts.asking.token, query: { mine: 'waiting' } });
    expect(waiting.data.results).toMatchObject([{ my_opened_by: 'person', my_role: 'resident' }]);
  });

  test('begins with the current one, however many are newer, unless an order is chosen', async () => {
    const { create, clock } = testServer();
    const person = await create.general();
    for (const title of ['다온', '가람', '나래']) {
      await makeSpace(person, title);
      clock.advance(1);
    }
    const titles = async (query: { ordering?: 'title'; page?: number }) =>
      (await call(listWorkSpaces, { token: person.token, query: { ...query, page_size: 2 } })).data.results.map(
        ({ title }) => title,
      );
    expect(await titles({})).toEqual(['다온', '나래']);
    expect(await titles({ page: 2 })).toEqual(['가람']);
    expect(await titles({ ordering: 'title' })).toEqual(['가람', '나래']);
  });

  test('shows operators every work space', async () => {
    const { accounts } = await buildWorkSpaceFixture();
    await makeSpace(accounts.stranger, '남의 단지');
    const { data } = await call(listWorkSpaces, { token: accounts.staff.token, query: { ordering: 'title' } });
    expect(data.results.map(({ title, my_state }) => [title, my_state])).toEqual([
      ['남의 단지', null],
      ['래미안 한강', null],
    ]);
  });

  test('shows operators those of one person, with the role there, and nobody else', async () => {
    const { create } = testServer();
    const [person, other, staff] = [await create.general(), await create.general(), await create.staff()];
    await makeSpace(person, '가람');
    await makeSpace(other, '나래');
    const { data } = await call(listWorkSpaces, { token: staff.token, query: { user_id: person.id } });
    expect(data.results).toMatchObject([{ title: '가람', my_role: 'master', my_state: EditState.DONE }]);
    expect((await call(listWorkSpaces, { token: other.token, query: { user_id: person.id } })).status).toBe(403);
  });

  test('pages, counts past the end, and finds Korean words and signs as they are', async () => {
    const { create, clock } = testServer();
    const person = await create.general();
    for (const title of ['가람 1단지', '가람 2단지', '100% 전기차_충전', '나래']) {
      await makeSpace(person, title);
      clock.advance(1);
    }
    const page = (query: { page?: number; page_size?: number; search?: string }) =>
      call(listWorkSpaces, { token: person.token, query }).then(({ data }) => [
        data.results.map(({ title }) => title),
        data.count,
        data.current_page,
      ]);
    expect(await page({ page: 1, page_size: 3 })).toEqual([['가람 1단지', '나래', '100% 전기차_충전'], 4, 1]);
    expect(await page({ page: 9, page_size: 3 })).toEqual([[], 4, 9]);
    expect(await page({ search: '가람' })).toEqual([['가람 1단지', '가람 2단지'], 2, 1]);
    expect(await page({ search: '0%' })).toEqual([['100% 전기차_충전'], 1, 1]);
    expect(await page({ search: '나_래' })).toEqual([[], 0, 1]);
  });

  test('does not count a withdrawn account as a member', async () => {
    const { accounts, space } = await buildWorkSpaceFixture();
    const count = async () =>
      (await call(getWorkSpace, { token: accounts.master.token, params: { id: space.id } })).data.member_count;
    expect(await count()).toBe(4);
    await testServer()
      .db.updateTable('user_account')
      .set({ deleted: testServer().clock.now() })
      .where('id', '=', accounts.member.id)
      .execute();
    expect(await count()).toBe(3);
  });
});

describe('finding a work space to join', () => {
  test('finds by name, address, building and code, with the user’s membership', async () => {
    const { accounts, space } = await buildWorkSpaceFixture();
    await call(updateWorkSpace, {
      token: accounts.master.token,
      params: { id: space.id },
      body: { apt_code: 'A10027474' },
    });
    for (const search of ['래미안', '이촌로', '한강아파트', 'A100274']) {
      const { data } = await call(findWorkSpaces, { token: accounts.asking.token, query: { search } });
      expect(data).toMatchObject({ count: 1, results: [{ id: space.id, my_state: EditState.PENDING }] });
    }
    expect((await call(findWorkSpaces, { token: accounts.stranger.token, query: { search: ' ' } })).data).toEqual({
      results: [],
      count: 0,
      current_page: 1,
    });
  });
});

describe('editing facts', () => {
  test('keeps what another member saved first', async () => {
    const { accounts, space } = await buildWorkSpaceFixture();
    const save = (token: string, number_of_units: number) =>
      call(updateWorkSpace, { token, params: { id: space.id }, body: { number_of_units, updated: space.updated } });
    const first = await save(accounts.member.token, 700);
    expect(first.data.number_of_units).toBe(700);
    const second = await save(accounts.master.token, 800);
    expect(second.status).toBe(409);
    expect(second.problem).toMatchObject({
      code: 'conflict',
      title: expect.stringContaining('그동안 내용이 바뀌었어요'),
    });
    const { data } = await call(getWorkSpace, { token: accounts.master.token, params: { id: space.id } });
    expect(data).toMatchObject({ number_of_units: 700, updated: first.data.updated });
    expect(
      (
        await call(updateWorkSpace, {
          token: accounts.master.token,
          params: { id: space.id },
          body: { number_of_units: 800, updated: data.updated },
        })
      ).data.number_of_units,
    ).toBe(800);
  });

  test('lets one of two simultaneous savers through', async () => {
    const { accounts, space } = await buildWorkSpaceFixture();
    const save = (token: string, tel: string) =>
      call(updateWorkSpace, { token, params: { id: space.id }, body: { tel, updated: space.updated } });
    const statuses = (
      await Promise.all([save(accounts.member.token, '02-111-1111'), save(accounts.master.token, '02-222-2222')])
    ).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  test('refuses a telephone number that cannot be one', async () => {
    const { accounts, space } = await buildWorkSpaceFixture();
    const { status, problem } = await call(updateWorkSpace, {
      token: accounts.master.token,
      params: { id: space.id },
      body: { tel: '12-34' },
    });
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, ['tel']]);
  });

  test('weighs new facts against those that stay', async () => {
    const { accounts, space } = await buildWorkSpaceFixture();
    const save = (body: { total_parking_spaces?: number; underground_parking_spaces?: number; title?: string }) =>
      call(updateWorkSpace, { token: accounts.master.token, params: { id: space.id }, body });
    expect((await save({ total_parking_spaces: 100 })).status).toBe(200);
    expect((await save({ underground_parking_spaces: 101 })).problem.fields).toHaveProperty('total_parking_spaces');
    expect((await save({ title: ' ' })).problem.fields).toHaveProperty('title');
  });

  test('is written to the staff log when an operator does it', async () => {
    const { accounts, space } = await buildWorkSpaceFixture();
    await call(updateWorkSpace, {
      token: accounts.staff.token,
      params: { id: space.id },
      body: { number_of_units: 321 },
    });
    const log = await testServer().db.selectFrom('staff_log').selectAll().executeTakeFirstOrThrow();
    expect(log).toMatchObject({
      user_id: accounts.staff.id,
      method: 'PUT',
      old_object: { number_of_units: null },
      new_object: { number_of_units: 321 },
    });
  });
});

test('switches the current work space', async () => {
  const { create } = testServer();
  const [person, host] = [await create.general(), await create.general()];
  const [own, joined] = [await makeSpace(person, '첫째'), await makeSpace(host, '둘째')];
  const current = async () =>
    (await call(listWorkSpaces, { token: person.token })).data.results
      .filter(({ is_current }) => is_current)
      .map(({ id }) => id);
  const change = () => call(switchWorkSpace, { token: person.token, body: { space_id: joined.id } });
  const { id } = await inviteByTel(host, joined, person);
  expect((await change()).status).toBe(404);
  await call(updateWorkMember, { token: person.token, params: { id }, body: { edit_state_type: EditState.DONE } });
  expect(await current()).toEqual([own.id]);
  expect((await change()).data.is_current).toBe(true);
  expect(await current()).toEqual([joined.id]);
});
