import { beforeEach, describe, expect, test } from '@jest/globals';
import { DEFAULT_SCORE_WEIGHTS } from '@danji/contracts/bids/score-rules';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { invalidateSuggestRequest } from '@danji/contracts/bids/suggest-request.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { recordStatements, type Statement } from '@danji/testing/record-statements';
import { testServer } from '@danji/testing/test-server';
import { uploadFile } from '../../community/notices/notice-fixture.ts';
import { buildWorkSpaceFixture } from '../../workspace/work-spaces/work-space-fixture.ts';
import { award, close, offer, open, publish, read, revoke, see } from '../suggest-items/suggest-item-fixture.ts';
import { ranked, score, seeOwn, seeSheet, toJudgement, weigh } from './score-sheet-fixture.ts';

let office: { master: TestAccount; manager: TestAccount; member: TestAccount; space: { id: number } };
let vendors: TestAccount[];
let item: SuggestItem;
let requests: string[];
const at = (place: number) => requests[place] ?? '';
const vendor = (place: number) => vendors[place] as TestAccount;

/** A bid by qualification with offers of 3,000,000 and 2,000,000 won, which has not been opened. */
beforeEach(async () => {
  await testServer().reset();
  const { accounts, space } = await buildWorkSpaceFixture();
  office = { master: accounts.master, manager: accounts.manager, member: accounts.member, space };
  const { create, db } = testServer();
  vendors = [await create.brand({ company: '두레설비' }), await create.brand({ company: '푸른조경' })];
  item = await publish(office, { selection_method: 5 });
  requests = await offer(item, vendors);
  for (const [place, total_price] of [3_000_000, 2_000_000].entries())
    await db
      .updateTable('suggest_request')
      .set({ total_price })
      .where('nano_id', '=', at(place) as SuggestItem['nano_id'])
      .execute();
  await close(office.master, item);
});

const openAll = () => open(office.master, item);
/** Both offers judged: the dearer one fully, the cheaper one without points for its record. */
async function judgeAll() {
  await openAll();
  await score(office.master, at(0));
  return score(office.manager, at(1), { judgement: toJudgement({ record: 0 }) });
}

describe('the weights of a score sheet', () => {
  const weights = { ...DEFAULT_SCORE_WEIGHTS, price: 40, record: 0 };

  test('are those of the guideline, change without a reason while offers are sealed, and are 100 together', async () => {
    expect((await seeSheet(office.member, item)).data).toMatchObject({
      weights: { credit: 15, sanctions: 15, technicians: 10, equipment: 10, record: 10, proposal: 10, price: 30 },
      offers: [],
      updated: null,
      may_weigh: false,
    });
    const { problem } = await weigh(office.manager, item, { weights: { ...weights, price: 39 } });
    expect(problem?.fields).toHaveProperty('weights');
    const { data } = await weigh(office.manager, item, { weights });
    expect(data).toMatchObject({ weights, history: [{ kind: 'weights', reason: null }] });
    expect((await weigh(office.master, item, { weights })).problem?.code).toBe('conflict');
  });

  test('need a reason once offers may be read, and stay after the award', async () => {
    await openAll();
    expect((await weigh(office.master, item, { weights })).problem?.fields).toHaveProperty('reason');
    const { data } = await weigh(office.master, item, { weights, reason: '실적을 보지 않기로 했어요.' });
    expect(data.history[0]).toMatchObject({ reason: '실적을 보지 않기로 했어요.', user: { id: office.master.id } });
    await score(office.master, at(0), { judgement: toJudgement({ record: 0 }) });
    await score(office.master, at(1), { judgement: toJudgement({ record: 0 }) });
    await award(office.master, item, at(1));
    const changed = await weigh(office.master, item, { weights, reason: '다시', updated: data.updated });
    expect(changed.problem?.code).toBe('invalid_transition');
  });

  test('that are lowered below given points ask for new ones', async () => {
    const { data } = await judgeAll();
    // Of equal totals the cheaper one stands first.
    expect(ranked(data)).toEqual([
      ['푸른조경', 90, 1],
      ['두레설비', 90, 1],
    ]);
    const lowered = await weigh(office.master, item, { weights, reason: '실적을 보지 않기로 했어요.' });
    expect(ranked(lowered.data)).toEqual([
      ['푸른조경', 100, 1],
      ['두레설비', null, null],
    ]);
  });
});

describe('the points of offers', () => {
  test('wait for the opening, rest on a note or a proof, and are within their weights', async () => {
    expect((await score(office.master, at(0))).status).toBe(404);
    await openAll();
    const refused = async (judgement: ReturnType<typeof toJudgement>) =>
      Object.keys((await score(office.master, at(0), { judgement })).problem?.fields ?? {});
    expect(await refused(toJudgement({ credit: 15.5 }))).toEqual(['judgement.credit.points']);
    expect(await refused(toJudgement({ record: 1.005 }))).toEqual(['judgement.record.points']);
    const bare = { ...toJudgement(), proposal: { points: 3, note: ' ' } };
    expect(await refused(bare)).toEqual(['judgement.proposal.note']);
    const proof = await uploadFile(office.master.token, '평가 근거.pdf');
    const { data } = await score(office.master, at(0), { judgement: bare, file_ids: [proof] });
    expect(data.offers[0]).toMatchObject({
      name: '두레설비',
      // 2,000,000 ÷ 3,000,000 × 30
      price_points: 20,
      total: 83,
      files: [{ nano_id: proof }],
      scored_by: { id: office.master.id },
    });
  });

  test('have their proofs in one read, however many offers there are', async () => {
    await openAll();
    const proofs = [await uploadFile(office.master.token, '하나.pdf'), await uploadFile(office.master.token, '둘.pdf')];
    const countStatements = async (place: number) => {
      const file_ids = proofs.slice(place, place + 1);
      await score(office.master, at(place), { file_ids });
      const recorded: Statement[] = [];
      const stop = recordStatements(testServer().db, recorded);
      const { data } = await seeSheet(office.master, item);
      stop();
      return { files: data.offers.map(({ files }) => files.map(({ nano_id }) => nano_id)), count: recorded.length };
    };
    const one = await countStatements(0);
    const both = await countStatements(1);
    expect(both.count).toBe(one.count);
    expect(both.files.toSorted()).toEqual(proofs.map((proof) => [proof]).toSorted());
  });

  test('are refused over a version that another evaluator has saved meanwhile', async () => {
    await openAll();
    const { data } = await score(office.master, at(0));
    expect((await score(office.manager, at(0))).problem?.code).toBe('conflict');
    const updated = data.offers[0]?.updated ?? null;
    const { data: next } = await score(office.manager, at(0), { updated });
    expect(next.evaluators.map(({ id }) => id)).toEqual([office.manager.id, office.master.id]);
  });

  test('of an offer that was declared invalid do not count, and the others are scored without it', async () => {
    await judgeAll();
    const body = { request_nano_id: at(1) as SuggestItem['nano_id'], reason: '서류가 빠졌어요.' };
    await call(invalidateSuggestRequest, { token: office.master.token, body });
    expect(ranked((await seeSheet(office.master, item)).data)).toEqual([['두레설비', 100, 1]]);
    expect((await score(office.master, at(1))).problem?.code).toBe('invalid_transition');
  });
});

describe('the award of a notice with a score sheet', () => {
  test('needs every offer judged, and stores the sheet for good', async () => {
    await openAll();
    await score(office.master, at(0));
    expect((await award(office.master, item, at(0))).problem?.code).toBe('invalid_transition');
    await score(office.master, at(1));
    expect((await award(office.master, item, at(1))).status).toBe(200);
    const { data } = await seeSheet(office.member, item);
    expect(data).toMatchObject({ stored: testServer().clock.now().toISOString(), may_score: false, may_weigh: false });
    expect((await score(office.master, at(0), { updated: data.offers[1]?.updated ?? null })).problem?.code).toBe(
      'invalid_transition',
    );
    const { db } = testServer();
    await expect(db.updateTable('score_sheet').set({ stored_sheet: '[]' }).execute()).rejects.toThrow(/never changed/);
    await revoke(office.master, item, at(0));
    expect((await see(item)).data.result?.winner).toMatchObject({ name: '두레설비', score: 90 });
  });

  test('shows each vendor its own points, and everybody the total of the winner; nothing of it before', async () => {
    const seen = async () => {
      const answers = [];
      for (const who of [vendor(0), vendor(1), undefined]) answers.push((await see(item, who)).data);
      return JSON.stringify(answers);
    };
    await openAll();
    for (const who of vendors) await read(who, item);
    const before = await seen();
    await judgeAll();
    expect(await seen()).toBe(before);
    for (const who of vendors) {
      expect((await seeSheet(who, item)).status).toBe(403);
      expect((await seeOwn(who, at(vendors.indexOf(who)))).status).toBe(404);
    }
    await award(office.master, item, at(1));
    expect((await seeOwn(vendor(0), at(0))).data).toMatchObject({ points: { record: 10, price: 20 }, total: 90 });
    expect((await seeOwn(vendor(1), at(1))).data).toMatchObject({ points: { record: 0, price: 30 }, total: 90 });
    expect((await seeOwn(vendor(0), at(1))).status).toBe(404);
    expect((await see(item)).data.result?.winner).toEqual({
      name: '푸른조경',
      total_price: 2_000_000,
      vat_mode: 'included',
      score: 90,
    });
    expect(await seen()).not.toContain('제출 서류로 확인');
  });
});

test('a notice that is decided otherwise has no score sheet', async () => {
  const other = await publish(office);
  expect((await seeSheet(office.master, other)).status).toBe(404);
});
