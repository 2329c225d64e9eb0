import { beforeEach, describe, expect, test } from '@jest/globals';
import { listBrandUsers } from '@danji/contracts/accounts/staff-users.endpoints';
import { findBrands } from '@danji/contracts/bids/brand.endpoints';
import {
  decideEvaluation,
  getContractEvaluation,
  listBrandEvaluations,
  listStaffEvaluations,
  replyToEvaluation,
  reportEvaluation,
  updateBrandEvaluation,
} from '@danji/contracts/bids/brand-evaluation.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { deleteWorkSchedule, getWorkSchedule, updateWorkSchedule } from '@danji/contracts/workspace/schedule.endpoints';
import { call } from '@danji/testing/call';
import { deliverNotifications } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { openSession } from '@danji/testing/factories/open-session';
import { testServer } from '@danji/testing/test-server';
import { waitForNotification } from '../../workspace/work-spaces/work-space-fixture.ts';
import { makeSchedule } from '../../workspace/schedules/schedule-fixture.ts';
import { evaluate, findSums, makeContract, makeEvaluation, SCORES } from './evaluation-fixture.ts';

beforeEach(() => testServer().reset());

const listed = async (brandId: number) =>
  (await call(listBrandEvaluations, { query: { brand_id: brandId } })).data.results;
const summaryOf = async (staff: TestAccount, brandId: number) =>
  (await call(listBrandUsers, { token: staff.token })).data.results.find(({ id }) => id === brandId)?.brand
    ?.evaluation_summaries;

describe('an evaluation', () => {
  test('is written by a manager of a contract, and read by everybody without the name of its author', async () => {
    const { accounts, contract } = await makeContract();
    const { status, data } = await evaluate(accounts.master, contract);
    expect(status).toBe(200);
    expect(data).toMatchObject({ ...SCORES, total: 8, brand_id: accounts.brand.id, is_editable: true });
    const [shown] = await listed(accounts.brand.id);
    expect(shown).toMatchObject({ id: data.id, total: 8, category2: 502, user: { name: '단지 관리자' } });
    expect(JSON.stringify(shown)).not.toContain(accounts.master.name);
    await deliverNotifications();
    expect(await waitForNotification(accounts.brand, '새 평가를 받았어요')).toMatchObject({
      link: `/brands/${accounts.brand.id}`,
    });
    const own = await call(listBrandEvaluations, { token: accounts.brand.token });
    expect(own.data.results.map(({ id }) => id)).toEqual([data.id]);
  });

  test('needs a contract with a brand that has begun, and the role of a manager', async () => {
    const { accounts, space, contract } = await makeContract();
    const { master, member, brand } = accounts;
    const [unnamed, later] = [
      await makeSchedule(master.token, space.id),
      await makeSchedule(master.token, space.id, {
        brand_id: brand.id,
        contract_start: '2099-01-01',
        contract_end: null,
      }),
    ];
    expect((await evaluate(member, contract)).problem).toMatchObject({
      status: 403,
      title: '평가는 워크스페이스의 관리자만 남길 수 있어요.',
    });
    expect((await evaluate(master, unnamed)).problem).toMatchObject({
      status: 409,
      title: '계약 업체를 업체 목록에서 골라 연결하면 평가할 수 있어요.',
    });
    const { problem } = await evaluate(master, later);
    expect(problem).toMatchObject({ status: 409, title: '계약이 시작되는 2099. 1. 1.부터 평가할 수 있어요.' });
    const { data } = await call(getContractEvaluation, { token: master.token, query: { schedule_id: later.id } });
    expect(data).toEqual({ evaluation: null, may_write: false, refusal: problem.title });
    await call(deleteWorkSchedule, { token: master.token, params: { id: contract.id } });
    expect((await evaluate(master, contract)).status).toBe(404);
    expect(await listed(brand.id)).toEqual([]);
  });

  test('is one for each contract, also when two are written at once', async () => {
    const { accounts, contract } = await makeContract();
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => evaluate(accounts.master, contract)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await findSums(accounts.brand.id)).toMatchObject({ reviews: 1, professionalism: 9 });
    expect((await evaluate(accounts.master, contract)).problem.title).toBe(
      '이 계약에는 이미 평가를 남겼어요. 계약 하나에 한 번만 평가할 수 있어요.',
    );
  });

  test('is changed by its author for 14 days, in the version that was seen', async () => {
    const { accounts, contract, evaluation } = await makeEvaluation();
    const { clock } = testServer();
    const change = (author: TestAccount, updated: string) =>
      call(updateBrandEvaluation, {
        token: author.token,
        params: { id: evaluation.id },
        body: { ...SCORES, professionalism: 1, comment: '다시 적어요.', updated },
      });
    expect((await change(accounts.member, evaluation.updated)).status).toBe(404);
    const { data } = await change(accounts.master, evaluation.updated);
    expect(data).toMatchObject({ professionalism: 1, comment: '다시 적어요.', total: 6.4 });
    expect(await findSums(accounts.brand.id)).toMatchObject({ professionalism: 1, reviews: 1, star4: 0, star3: 1 });
    expect((await change(accounts.master, evaluation.updated)).problem).toMatchObject({
      status: 409,
      code: 'conflict',
    });
    clock.advance(14 * 86_400);
    const later = { ...accounts.master, ...(await openSession(testServer().platform, accounts.master.id)) };
    expect((await change(later, data.updated)).problem.title).toBe('평가는 남긴 뒤 14일 동안만 고칠 수 있어요.');
    const query = { schedule_id: contract.id };
    expect((await call(getContractEvaluation, { token: later.token, query })).data.evaluation).toMatchObject({
      is_editable: false,
    });
  });

  test('gets a reply of its brand, of which its author is told once', async () => {
    const { accounts, evaluation } = await makeEvaluation();
    const other = await testServer().create.brand();
    const reply = (brand: TestAccount, text: string) =>
      call(replyToEvaluation, { token: brand.token, params: { id: evaluation.id }, body: { reply: text } });
    expect((await reply(other, '저희가 아니에요.')).status).toBe(404);
    expect((await reply(accounts.brand, ' 감사해요. ')).data.reply).toBe('감사해요.');
    expect((await reply(accounts.brand, '고맙습니다.')).data.reply).toBe('고맙습니다.');
    await deliverNotifications();
    const told = await testServer()
      .db.selectFrom('notification')
      .where('user_id', '=', accounts.master.id)
      .where('title', '=', '평가에 답글이 달렸어요')
      .select('link')
      .execute();
    expect(told).toEqual([{ link: `/brands/${accounts.brand.id}` }]);
    expect((await reply(accounts.brand, '')).data).toMatchObject({ reply: null, replied: null });
  });
});

describe('the sums of a brand', () => {
  test('are exact when many evaluations come at once', async () => {
    const { accounts, space } = await makeContract();
    const { master, brand, staff } = accounts;
    const contracts = [];
    for (let at = 0; at < 12; at += 1)
      contracts.push(await makeSchedule(master.token, space.id, { title: `계약 ${at}`, brand_id: brand.id }));
    await Promise.all(contracts.map((contract, at) => evaluate(master, contract, { professionalism: (at % 10) + 1 })));
    expect(await summaryOf(staff, brand.id)).toEqual({
      professionalism: 55 + 1 + 2,
      time_management: 12 * 8,
      communication: 12 * 7,
      safety_cleanliness: 12 * 10,
      cost_efficiency: 12 * 6,
      reviews: 12,
    });
    const sums = await findSums(brand.id);
    expect([sums?.star1, sums?.star2, sums?.star3, sums?.star4, sums?.star5]).toEqual([0, 0, 5, 7, 0]);
  });

  test('leave out hidden evaluations, and take them in again', async () => {
    const { accounts, contract, evaluation } = await makeEvaluation();
    const { staff, master, brand, stranger } = accounts;
    const params = { id: evaluation.id };
    const report = (who: TestAccount) =>
      call(reportEvaluation, { token: who.token, params, body: { reason: '사실과 달라요.' } });
    expect((await report(brand)).status).toBe(200);
    expect((await report(stranger)).status).toBe(200);
    expect((await report(brand)).problem.title).toBe('이미 신고한 평가예요. 운영팀이 확인하고 있어요.');
    const reported = async () =>
      (await call(listStaffEvaluations, { token: staff.token, query: { state: 'reported' } })).data.results;
    expect((await reported()).map(({ reports }) => reports.length)).toEqual([2]);

    const decide = (is_hidden: boolean) =>
      call(decideEvaluation, { token: staff.token, params, body: { is_hidden, reason: '욕설이 있어요.' } });
    expect((await decide(true)).data).toMatchObject({ hide_reason: '욕설이 있어요.', reported: null });
    expect([await listed(brand.id), await reported(), await summaryOf(staff, brand.id)]).toEqual([[], [], null]);
    const query = { schedule_id: contract.id };
    expect((await call(getContractEvaluation, { token: master.token, query })).data.evaluation).toMatchObject({
      hide_reason: '욕설이 있어요.',
      is_editable: false,
    });
    await deliverNotifications();
    expect(await waitForNotification(master, '업체 평가를 가렸어요')).toMatchObject({
      content: "'경비 용역' 계약에 남긴 평가를 다른 회원이 볼 수 없게 가렸어요. 이유: 욕설이 있어요.",
    });
    expect((await decide(false)).data).toMatchObject({ hidden: null, hide_reason: null });
    expect(await summaryOf(staff, brand.id)).toMatchObject({ reviews: 1, professionalism: 9 });
  });
});

describe('the brand of a contract', () => {
  test('is found by a part of its name or by its number, once it is approved', async () => {
    const { create } = testServer();
    const { token } = await create.general();
    const { id } = await create.brand({ company: '푸른조경', business_no: '1248100998' });
    await create.brand({ company: '푸른새싹', brand_status_type: EditState.PENDING });
    const find = async (search: string) =>
      (await call(findBrands, { token, query: { search } })).data.map((brand) => brand.id);
    expect([await find('푸른'), await find('124-81-00998'), await find('1248'), await find('없는 업체')]).toEqual([
      [id],
      [id],
      [id],
      [],
    ]);
  });

  test('is approved when it is chosen, and stays once it was evaluated', async () => {
    const { accounts, contract } = await makeEvaluation();
    const { master, brand } = accounts;
    const { create } = testServer();
    const change = async (brand_id: number | null) => {
      const params = { id: contract.id };
      const { updated } = (await call(getWorkSchedule, { token: master.token, params })).data;
      return call(updateWorkSchedule, { token: master.token, params, body: { brand_id, updated } });
    };
    expect(contract.brand).toMatchObject({ id: brand.id, name: '한빛건설' });
    const pending = await create.brand({ brand_status_type: EditState.PENDING });
    expect((await change(pending.id)).problem.fields).toEqual({
      brand_id: '승인된 업체가 아니에요. 업체를 다시 골라 주세요.',
    });
    expect((await change((await create.brand()).id)).problem.fields).toEqual({
      brand_id: '이 계약으로 이미 업체를 평가해서 업체를 바꿀 수 없어요.',
    });
    expect((await change(brand.id)).status).toBe(200);
  });
});
