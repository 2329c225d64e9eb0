import { beforeEach, describe, expect, test } from '@jest/globals';
import { setUserBlock } from '@danji/contracts/accounts/staff-users.endpoints';
import { RecommendGrade } from '@danji/contracts/codes/user-codes';
import { getRecommendParent, setRecommendParent } from '@danji/contracts/points/recommend-relation.endpoints';
import {
  createCustomRecommendRelation,
  listCustomRecommendRelations,
  listRecommendChanges,
  updateCustomRecommendRelation,
  updateRecommendMember,
} from '@danji/contracts/points/recommend-staff.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { listBelow, memberOf, place } from './relation-fixture.ts';

beforeEach(() => testServer().reset());

/** A tree of four levels: 가람 → 나래 → 다솜 → 라온. */
async function plant() {
  const { create } = testServer();
  const staff = await create.staff({ name: '박운영' });
  const top = await create.general({ name: '김가람' });
  const second = await create.general({ name: '이나래' });
  const third = await create.brand({ name: '박다솜' });
  const fourth = await create.general({ name: '최라온' });
  await place(staff, second, top);
  await place(staff, third, second);
  await place(staff, fourth, third);
  return { staff, top, second, third, fourth };
}

const parentOf = async ({ token }: TestAccount) =>
  (await call(getRecommendParent, { token })).data.parent_user?.name ?? null;

describe('the tree', () => {
  test('is opened level by level, and found by name and code', async () => {
    const { staff, top, second } = await plant();
    expect(await listBelow(staff, { is_top: true })).toEqual([['김가람', 0]]);
    expect(await listBelow(staff, { parent_id: top.id })).toEqual([['이나래', 1]]);
    expect(await listBelow(staff, { parent_id: second.id })).toEqual([['박다솜', 2]]);
    expect(await listBelow(staff, { search: '라온' })).toEqual([['최라온', 3]]);
    const { ref_code } = await memberOf(staff, second);
    expect(await listBelow(staff, { search: ref_code })).toEqual([['이나래', 1]]);
  });

  test('follows a changed parent, with everybody below, from then on', async () => {
    const { staff, top, second, third, fourth } = await plant();
    const before = (await memberOf(staff, third)).relation;
    testServer().clock.advance(1);
    const { data } = await place(staff, third, top, { grade: RecommendGrade.SUB, reason: '요청한 변경' });
    expect(data).toMatchObject({ parent_id: top.id, level: 1, grade: RecommendGrade.SUB, has_children: true });
    expect(Date.parse(data.parent_update_date ?? '')).toBeGreaterThan(Date.parse(before?.parent_update_date ?? ''));
    expect((await memberOf(staff, fourth)).relation?.level).toBe(2);
    expect(await listBelow(staff, { parent_id: second.id })).toEqual([]);
    const { data: history } = await call(listRecommendChanges, { token: staff.token, params: { id: third.id } });
    expect(history.results[0]).toMatchObject({
      actor: { name: '박운영' },
      reason: '요청한 변경',
      fields: [
        { field: 'parent_id', before: '이나래', after: '김가람' },
        { field: 'grade', before: '없음', after: '서브' },
      ],
    });
  });

  test('takes no parent from below, no member itself, and nobody who is blocked', async () => {
    const { staff, top, third, fourth } = await plant();
    for (const wrong of [fourth, third, top]) {
      const { status, problem } = await place(staff, top, wrong);
      expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, ['parent_user_id']]);
    }
    const other = await testServer().create.general();
    await call(setUserBlock, { token: staff.token, body: { user_id: top.id, is_blocked: true, reason: '신고' } });
    expect((await place(staff, other, top)).status).toBe(422);
    expect((await place(staff, other, staff)).status).toBe(422);
    expect((await memberOf(staff, other)).relation).toBeNull();
  });

  test('asks operators for a reason and for the member', async () => {
    const { staff, top, second } = await plant();
    const { token } = staff;
    const body = { parent_user_id: top.id, grade: 0 as const };
    expect((await call(setRecommendParent, { token, body })).problem.fields).toHaveProperty('user_id');
    const without = await call(setRecommendParent, { token, body: { ...body, user_id: second.id, reason: ' ' } });
    expect(without.problem.fields).toHaveProperty('reason');
  });
});

describe('a member', () => {
  test('names the own parent once, without a grade', async () => {
    const { create } = testServer();
    const [member, parent] = [await create.general(), await create.general({ name: '김하늘' })];
    const name = (more = {}) =>
      call(setRecommendParent, { token: member.token, body: { parent_user_id: parent.id, grade: 0, ...more } });
    expect((await name({ grade: 1 })).status).toBe(403);
    expect((await name({ user_id: parent.id })).status).toBe(403);
    expect((await name({ parent_user_id: member.id })).status).toBe(422);
    expect((await name()).data).toMatchObject({ parent_id: parent.id, level: 1, grade: 0 });
    expect(await parentOf(member)).toBe('김하늘');
    expect((await name()).status).toBe(409);
    expect((await call(getRecommendParent, {})).status).toBe(401);
  });

  test('sees masked names of those directly below, and a manager everybody below', async () => {
    const { staff, top, second, third } = await plant();
    expect(await listBelow(top)).toEqual([['이*래', 1]]);
    expect(await listBelow(top, { parent_id: second.id })).toBe(404);
    expect(await listBelow(top, { search: '다솜' })).toBe(403);
    const body = {
      recommand_tier: 2,
      bonus_point_rate: 10,
      is_recommander_manager: true,
      reason: '지역 관리자',
    } as const;
    await call(updateRecommendMember, { token: staff.token, params: { id: second.id }, body });
    expect(await listBelow(second, { parent_id: third.id })).toEqual([['최*온', 3]]);
    expect(await listBelow(second, { parent_id: top.id })).toBe(404);
    const { data } = await call(listRecommendChanges, { token: staff.token, params: { id: second.id } });
    expect(data.results[0]?.fields).toEqual([
      { field: 'recommand_tier', before: '없음', after: '2등급' },
      { field: 'bonus_point_rate', before: '0%', after: '10%' },
      { field: 'is_recommander_manager', before: '아니요', after: '예' },
    ]);
  });
});

describe('a custom parent', () => {
  test('counts instead of the one in the tree while it is active', async () => {
    const { staff, top, third, fourth } = await plant();
    const { token } = staff;
    await place(staff, top, null, { grade: RecommendGrade.MASTER });
    const other = await testServer().create.general({ name: '정다른' });
    const body = { user_id: third.id, parent_user_id: other.id, grade: RecommendGrade.MAIN, reason: '따로 정함' };
    const { data: custom } = await call(createCustomRecommendRelation, { token, body });
    expect(custom).toMatchObject({ is_active: true, level: 1, grade: RecommendGrade.MAIN, parent_id: other.id });
    expect(await parentOf(third)).toBe('정다른');
    const names = async () => {
      const { parent, master, ancestors } = await memberOf(staff, fourth);
      return [parent?.user.name, master?.user.name, ancestors.length];
    };
    expect(await names()).toEqual(['박다솜', undefined, 2]);
    await call(updateCustomRecommendRelation, {
      token,
      params: { id: custom.id },
      body: { is_active: false, reason: '끝' },
    });
    expect(await names()).toEqual(['박다솜', '김가람', 3]);
    expect(await parentOf(third)).toBe('이나래');
    const { data } = await call(listCustomRecommendRelations, { token, query: { user_id: third.id } });
    expect(data.results.map(({ is_active }) => is_active)).toEqual([false]);
  });

  test('closes no circle, neither when it is set nor when it is used again', async () => {
    const { staff, top, third, fourth } = await plant();
    const { token } = staff;
    const give = (user: TestAccount, parent: TestAccount) =>
      call(createCustomRecommendRelation, {
        token,
        body: { user_id: user.id, parent_user_id: parent.id, grade: 0, reason: '시험' },
      });
    expect((await give(top, fourth)).status).toBe(422);
    const other = await testServer().create.general();
    const { data: custom } = await give(third, other);
    expect((await place(staff, other, fourth)).status).toBe(422);
    await call(updateCustomRecommendRelation, {
      token,
      params: { id: custom.id },
      body: { is_active: false, reason: '끝' },
    });
    expect((await place(staff, other, fourth)).status).toBe(200);
    const again = await call(updateCustomRecommendRelation, {
      token,
      params: { id: custom.id },
      body: { is_active: true, reason: '다시' },
    });
    expect(again.status).toBe(422);
  });
});

describe('changes at the same time', () => {
  test('close no circle and lose none', async () => {
    const { create } = testServer();
    const staff = await create.staff();
    const members = await Promise.all(Array.from({ length: 8 }, () => create.general()));
    const pick = (index: number) => members[index % members.length] as TestAccount;
    // Every member below the next one: all of them together would be a circle, and each leaves the others valid.
    const results = await Promise.all(members.map((member, index) => place(staff, member, pick(index + 1))));
    expect(results.map(({ status }) => status).toSorted()).toEqual([...Array(7).fill(200), 422]);
    const levels = await Promise.all(members.map(async (member) => (await memberOf(staff, member)).relation?.level));
    expect(levels.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test('with custom parents too', async () => {
    const { create } = testServer();
    const staff = await create.staff();
    const [one, other] = [await create.general(), await create.general()];
    for (let round = 0; round < 5; round += 1) {
      const [first, second] = await Promise.all([
        place(staff, one, other),
        call(createCustomRecommendRelation, {
          token: staff.token,
          body: { user_id: other.id, parent_user_id: one.id, grade: 0, reason: '시험' },
        }),
      ]);
      expect([first.status, second.status].toSorted()).toEqual([200, 422]);
      await place(staff, one, null);
      const { data } = await call(listCustomRecommendRelations, { token: staff.token, query: { is_active: true } });
      for (const { id } of data.results)
        await call(updateCustomRecommendRelation, {
          token: staff.token,
          params: { id },
          body: { is_active: false, reason: '끝' },
        });
    }
  });
});
