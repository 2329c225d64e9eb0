import { beforeEach, expect, test } from '@jest/globals';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import {
  getCommunityPointValues,
  listCommunityPointRuleChanges,
  listCommunityPointRules,
  saveCommunityPointRule,
} from '@danji/contracts/points/community-point-rule.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';

beforeEach(() => testServer().reset());

type Input = BodyOf<typeof saveCommunityPointRule>;
const ruleOf = (more: Partial<Input> = {}): Input => ({
  action_type: 'write',
  category1: 'material',
  category2: 2,
  value: 15,
  ...more,
});

const save = (token: string, body: Input) => call(saveCommunityPointRule, { token, body });
const valuesOf = async (token: string, query = {}) =>
  (await call(listCommunityPointRules, { token, query })).data.results.map(({ value }) => value);

test('a rule is set by an ADMIN and read by operators, by action and category', async () => {
  const { create } = testServer();
  const [admin, staff, member] = [await create.admin(), await create.staff(), await create.general()];
  expect((await save(staff.token, ruleOf())).status).toBe(403);
  expect((await save(admin.token, ruleOf())).data).toMatchObject({ action_type: 'write', category2: 2, value: 15 });
  await save(admin.token, ruleOf({ action_type: 'weight_200', category1: 'all', category2: 0, value: 120 }));
  expect(await valuesOf(staff.token)).toEqual([15, 120]);
  expect(await valuesOf(staff.token, { category1: 'material' })).toEqual([15]);
  expect(await valuesOf(staff.token, { action_type: 'weight_200' })).toEqual([120]);
  expect((await call(listCommunityPointRules, { token: member.token })).status).toBe(403);
});

test('everybody reads the values that are in force, and not who set them', async () => {
  const { token } = await testServer().create.admin();
  const { data: rule } = await save(token, ruleOf());
  await save(token, ruleOf({ category1: 'all', category2: 0, value: 10 }));
  await save(token, ruleOf({ category2: 3, value: 40 }));
  await save(token, ruleOf({ value: null, ...(rule && { updated: rule.updated_date }) }));
  const { rules } = (await call(getCommunityPointValues, {})).data;
  expect(rules).toEqual([
    { action_type: 'write', category1: 'all', category2: 0, value: 10 },
    { action_type: 'write', category1: 'material', category2: 3, value: 40 },
  ]);
});

test('a change names the version that it is made from, and the history has who changed what', async () => {
  const { create } = testServer();
  const [admin, other] = [await create.admin({ name: '정다은' }), await create.admin({ name: '이가온' })];
  const first = (await save(admin.token, ruleOf())).data;
  expect((await save(other.token, ruleOf({ value: 20 }))).status).toBe(409);
  const updated = first?.updated_date ?? '';
  const second = await save(other.token, ruleOf({ value: 20, updated }));
  expect(second.data).toMatchObject({ id: first?.id, value: 20 });
  const late = await save(admin.token, ruleOf({ value: 30, updated }));
  expect([late.status, late.problem]).toEqual([409, expect.objectContaining({ current: second.data })]);
  const { data } = await call(listCommunityPointRuleChanges, { token: admin.token, params: { id: first?.id ?? 0 } });
  expect(data.results.map(({ actor, before, after }) => [actor.name, before, after])).toEqual([
    ['이가온', 15, 20],
    ['정다은', null, 15],
  ]);
});

test('a rule of a category is removed, and its history stays', async () => {
  const { token } = await testServer().create.admin();
  const { data } = await save(token, ruleOf());
  const updated = data?.updated_date ?? '';
  const gone = await save(token, ruleOf({ value: null, updated }));
  expect(gone.data).toBeNull();
  expect(await valuesOf(token)).toEqual([]);
  expect((await save(token, ruleOf({ value: 5, updated }))).status).toBe(409);
  expect((await save(token, ruleOf({ value: 5 }))).data).toMatchObject({ id: data?.id, value: 5 });
  const history = await call(listCommunityPointRuleChanges, { token, params: { id: data?.id ?? 0 } });
  expect(history.data.results.map(({ after }) => after)).toEqual([5, null, 15]);
});

test.each([
  [{ category1: 'all' }, 'category2'],
  [{ category1: 'information', category2: 4 }, 'category2'],
  [{ value: -1 }, 'value'],
  [{ action_type: 'download', value: 1 }, 'value'],
  [{ action_type: 'weight_file', value: 301 }, 'value'],
  [{ category1: 'all', category2: 0, value: null }, 'value'],
] as const)('refuses %j at its field', async (wrong, field) => {
  const { token } = await testServer().create.admin();
  const { status, problem } = await save(token, ruleOf(wrong));
  expect([status, Object.keys(problem?.fields ?? {})]).toEqual([422, [field]]);
});
