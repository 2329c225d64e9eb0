import { beforeEach, describe, expect, test } from '@jest/globals';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { invalidateSuggestRequest } from '@danji/contracts/bids/suggest-request.endpoints';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { buildWorkSpaceFixture } from '../../workspace/work-spaces/work-space-fixture.ts';
import { award, close, offer, open, publish, read, revoke, see } from './suggest-item-fixture.ts';

const { AWARDED, FAILED } = SuggestItemState;

let office: { master: TestAccount; manager: TestAccount; space: { id: number } };
let vendors: TestAccount[];
let item: SuggestItem;
let requests: string[];
/** A bid with three offers that its master has opened. */
beforeEach(async () => {
  await testServer().reset();
  const { accounts, space } = await buildWorkSpaceFixture();
  office = { master: accounts.master, manager: accounts.manager, space };
  const { create, db } = testServer();
  vendors = [
    await create.brand({ company: '두레설비' }),
    await create.brand({ company: '푸른조경' }),
    await create.brand({ company: '한빛기전' }),
  ];
  item = await publish(office);
  requests = await offer(item, vendors);
  const prices = db.updateTable('suggest_request');
  for (const [at, total_price] of [3_000_000, 2_000_000, 9_990_000].entries())
    await prices
      .set({ total_price })
      .where('nano_id', '=', requests[at] as SuggestItem['nano_id'])
      .execute();
  await close(office.master, item);
  await open(office.master, item);
});

const at = (place: number) => requests[place] ?? '';
const exclude = async (place: number) =>
  call(invalidateSuggestRequest, {
    token: office.master.token,
    body: { request_nano_id: at(place) as SuggestItem['nano_id'], reason: '서류가 빠졌어요.' },
  });
const notified = async ({ token }: TestAccount) =>
  (await listNotified(token)).map(({ title, content }) => [title, content]);

describe('the result of an award', () => {
  test('is read by everybody: the winner, other totals without names, and why offers did not count', async () => {
    await exclude(2);
    expect((await see(item)).data.result).toBeNull();
    expect((await see(item, office.master)).data.result).toBeNull();
    await award(office.master, item, at(1));
    const result = {
      winner: { name: '푸른조경', total_price: 2_000_000, vat_mode: 'included', score: null },
      reason: '가장 좋아요.',
      decided: testServer().clock.now().toISOString(),
      offers: 3,
      others: [{ total_price: 3_000_000, vat_mode: 'included' }],
      excluded: [{ reason: '서류가 빠졌어요.' }],
      share_picture_url: expect.stringMatching(new RegExp(`^/api/apts/suggest_item_picture/${item.nano_id}/`)),
    };
    for (const reader of [undefined, vendors[0], office.manager])
      expect((await see(item, reader)).data.result).toEqual(result);
    const text = JSON.stringify((await see(item)).data);
    for (const secret of ['두레설비', '한빛기전', '9990000', at(0), at(2)]) expect(text).not.toContain(secret);
  });

  test('is told to the others in plain words', async () => {
    await award(office.master, item, at(1));
    expect((await notified(vendors[0] as TestAccount))[0]).toEqual([
      '아쉽지만 선정되지 않았어요',
      "'경비 용역 사업자 선정 입찰공고' 공고는 다른 업체가 선정됐어요. 사유: 제안 3건 가운데 '푸른조경' 업체의 제안(2,000,000원, 부가세 포함)을 선정했어요. 가장 좋아요.",
    ]);
  });
});

describe('an award that is withdrawn', () => {
  test('passes to another request, is in the history, and both vendors are told', async () => {
    await award(office.master, item, at(1));
    expect((await see(item, office.master)).data.may_revoke).toBe(true);
    expect((await revoke(office.manager, item, at(0))).status).toBe(403);
    expect((await revoke(office.master, item, at(0), ' ')).problem?.fields).toHaveProperty('reason');
    expect((await revoke(office.master, item, at(1))).problem?.fields).toHaveProperty('request_nano_id');
    const { data } = await revoke(office.master, item, at(0));
    expect(data).toMatchObject({
      state: AWARDED,
      result: {
        winner: { name: '두레설비' },
        others: [{ total_price: 9_990_000 }],
        excluded: [{ reason: '계약을 포기했어요.' }],
      },
    });
    expect(data.history.slice(0, 3).map(({ kind, reason }) => [kind, reason])).toEqual([
      ['awarded', '먼저 선정한 업체의 선정을 취소했어요. 계약을 포기했어요.'],
      ['revoked', '계약을 포기했어요.'],
      ['awarded', '가장 좋아요.'],
    ]);
    expect((await notified(vendors[1] as TestAccount))[0]?.[0]).toBe('업체 선정이 취소됐어요');
    expect((await notified(vendors[0] as TestAccount))[0]?.[0]).toBe('축하해요. 선정됐어요');
  });

  test('lets the notice fail without a next one, and an offer that did not count never wins', async () => {
    await exclude(2);
    expect((await revoke(office.master, item, null)).problem?.code).toBe('invalid_transition');
    await award(office.master, item, at(1));
    expect((await revoke(office.master, item, at(2))).problem?.fields).toHaveProperty('request_nano_id');
    const { data } = await revoke(office.master, item, null);
    expect(data).toMatchObject({ state: FAILED, reason: '계약을 포기했어요.', result: null, may_revoke: false });
    await read(vendors[2] as TestAccount, item);
    expect((await see(item, vendors[2])).data.result).toBeNull();
  });
});
