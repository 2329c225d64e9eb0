import { beforeEach, describe, expect, test } from '@jest/globals';
import { favouriteSuggestItem } from '@danji/contracts/bids/suggest-item.endpoints';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import { toDocument } from '@danji/contracts/documents/document-text';
import { readFiles } from '@danji/contracts/site/file.endpoints';
import { toHash } from '@danji/server/bids/suggest-requests/sent-version';
import { call } from '@danji/testing/call';
import { listNotified } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { openSession } from '@danji/testing/factories/open-session';
import { testServer } from '@danji/testing/test-server';
import { uploadFile } from '../../community/notices/notice-fixture.ts';
import { makeSpace } from '../../workspace/work-spaces/work-space-fixture.ts';
import { makeItem } from '../company-items/company-item-fixture.ts';
import { makeComplianceDocument } from '../compliance-documents/compliance-document-fixture.ts';
import {
  change,
  inDays,
  listed,
  makeRequest,
  makeSuggestItem,
  markRead,
  moveItem,
  type Notice,
  offer,
  read,
  withdraw,
} from './suggest-request-fixture.ts';

const { SCHEDULED, CLOSED, AWARDED } = SuggestItemState;
const TEN_DAYS = 10 * 86_400;

let master: TestAccount;
let brand: TestAccount;
let other: TestAccount;
let notice: Notice;
beforeEach(async () => {
  await testServer().reset();
  const { create } = testServer();
  [master, brand, other] = [await create.general(), await create.brand(), await create.brand({ company: '두레설비' })];
  notice = await makeSuggestItem((await makeSpace(master)).id, master.id);
  await markRead(notice, brand);
});

const favourite = (account: TestAccount, is_company_fav: boolean) =>
  call(favouriteSuggestItem, { token: account.token, body: { item_nano_id: notice.nano_id, is_company_fav } });
/** Access tokens do not live as long as a notice. */
async function signIn(): Promise<void> {
  const { platform } = testServer();
  brand = { ...brand, ...(await openSession(platform, brand.id)) };
  other = { ...other, ...(await openSession(platform, other.id)) };
}
const versions = () => testServer().db.selectFrom('suggest_request_version').selectAll().orderBy('id').execute();

describe('a request', () => {
  test('is written as a draft, sent, sent anew and withdrawn until the notice closes', async () => {
    const draft = await makeRequest(brand, notice, { is_draft: true, content: toDocument(''), price_lines: [] });
    expect(draft).toMatchObject({ state: 'draft', sent: null, hash: null, total_price: null });
    expect(await versions()).toEqual([]);
    const sent = (await change(brand, draft)).data;
    expect(sent).toMatchObject({
      state: 'sent',
      total_price: 38_416_000,
      user: { name: '한빛건설' },
      suggest_item: { nano_id: notice.nano_id, my_request: draft.nano_id },
    });
    const again = (await change(brand, sent, { vat_mode: 'included' })).data;
    expect(again.hash).not.toBe(sent.hash);
    expect((await change(brand, again, { is_draft: true })).problem.code).toBe('invalid_transition');
    expect((await withdraw(brand, again)).status).toBe(200);
    expect((await read(brand, again)).data.state).toBe('withdrawn');
    expect((await withdraw(brand, again)).problem.code).toBe('invalid_transition');
    // A withdrawn request is offered again as the same request.
    expect((await offer(brand, notice)).data).toMatchObject({ state: 'sent', nano_id: draft.nano_id });
    expect((await versions()).map(({ hash }) => hash)).toHaveLength(3);
    expect((await listNotified(brand.token)).map(({ title }) => title)).toEqual([
      '제안을 제출했어요',
      '제안을 철회했어요',
      '제안을 제출했어요',
      '제안을 제출했어요',
    ]);
  });

  test('that was sent is kept as it was, with its hash and the names of its papers', async () => {
    const document = await makeComplianceDocument(brand);
    const item = await makeItem(brand);
    const file = await uploadFile(brand.token, '견적서.pdf');
    const sent = await makeRequest(brand, notice, {
      file_ids: [file],
      document_ids: [document.id],
      company_item_id: item.id,
    });
    expect(sent).toMatchObject({
      company_item: { id: item.id, title: item.title },
      files: [{ name: '견적서.pdf' }],
      documents: [{ id: document.id, title: document.title, files: [{ name: '등록증.pdf' }] }],
    });
    const [version] = await versions();
    expect(version?.payload).toMatchObject({
      suggest_item: notice.nano_id,
      brand: { id: brand.id, name: '한빛건설' },
      company_item: item.nano_id,
      total_price: 38_416_000,
      files: [{ name: '견적서.pdf', size: expect.any(Number) }],
      documents: [{ title: document.title, files: [{ name: '등록증.pdf', size: expect.any(Number) }] }],
    });
    if (!version) throw new Error('Nothing was kept.');
    expect([toHash(version.payload), version.hash]).toEqual([sent.hash, sent.hash]);
    const changed = testServer().db.updateTable('suggest_request_version').set({ hash: '' }).execute();
    await expect(changed).rejects.toThrow('never changed');
  });

  test.each([
    ['without a word', { content: toDocument('') }, ['content']],
    ['without a price', { price_lines: [] }, ['total_price']],
    ['that no longer holds', { valid_until: '2020-01-01' }, ['valid_until']],
    [
      'of a price beyond all',
      { price_lines: [{ item: '방수', unit: '', quantity: 1e9, unit_price: 1e9 }] },
      ['total_price'],
    ],
    ['with a company item of nobody', { company_item_id: 999 }, ['company_item_id']],
    ['with papers of nobody', { document_ids: [999] }, ['document_ids']],
  ])('%s is refused', async (_, given, fields) => {
    const { status, problem } = await offer(brand, notice, given);
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, fields]);
  });

  test('offers with nothing of another vendor', async () => {
    const [item, document] = [await makeItem(other), await makeComplianceDocument(other)];
    const file = await uploadFile(other.token, '남의 것.pdf');
    const { problem } = await offer(brand, notice, { company_item_id: item.id, document_ids: [document.id] });
    expect(Object.keys(problem.fields ?? {})).toEqual(['company_item_id', 'document_ids']);
    expect(Object.keys((await offer(brand, notice, { file_ids: [file] })).problem.fields ?? {})).toEqual([
      'file_ids.0',
    ]);
  });

  test('is there once for a vendor and a notice', async () => {
    const first = await makeRequest(brand, notice, { is_draft: true });
    expect((await offer(brand, notice)).problem.code).toBe('conflict');
    expect((await withdraw(brand, first)).status).toBe(200);
    expect((await read(brand, first)).status).toBe(404);
    expect((await offer(brand, notice)).status).toBe(200);
  });

  test('is changed in the version that was seen, in one of two tabs', async () => {
    const seen = await makeRequest(brand, notice, { is_draft: true });
    const first = await change(brand, seen, { vat_mode: 'exempt' });
    expect(first.status).toBe(200);
    const second = await change(brand, seen, { vat_mode: 'included' });
    expect(second.problem).toMatchObject({ status: 409, code: 'conflict', current: { vat_mode: 'exempt' } });
    expect((await read(brand, seen)).data.vat_mode).toBe('exempt');
  });
});

describe('who may offer', () => {
  test('an approved vendor that has read the notice', async () => {
    expect((await offer(other, notice)).problem.title).toBe('공고를 열람한 뒤에 제안할 수 있어요.');
    for (const state of [0, 1, 2, 3, 5] as const) {
      const waiting = await testServer().create.brand({ brand_status_type: state });
      await markRead(notice, waiting);
      expect((await offer(waiting, notice, { is_draft: true })).status).toBe(403);
    }
    expect((await offer(master, notice)).status).toBe(403);
    expect(await testServer().db.selectFrom('suggest_request').select('id').execute()).toEqual([]);
  });

  test('a vendor whose approval was taken back can withdraw, but not offer anew', async () => {
    const sent = await makeRequest(brand, notice);
    await testServer()
      .db.updateTable('brand_account')
      .set({ brand_status_type: 1 })
      .where('user_id', '=', brand.id)
      .execute();
    expect((await change(brand, sent)).status).toBe(403);
    expect((await withdraw(brand, sent)).status).toBe(200);
  });

  test('nobody but its vendor changes a request', async () => {
    const sent = await makeRequest(brand, notice);
    await markRead(notice, other);
    expect([(await change(other, sent)).status, (await withdraw(other, sent)).status]).toEqual([404, 404]);
    expect((await read(other, sent)).status).toBe(404);
    expect(await listed(other)).toEqual([]);
  });
});

describe('the period of a notice', () => {
  test('takes a request in its last second, and none at its end', async () => {
    const { clock } = testServer();
    const start = clock.now();
    await markRead(notice, other);
    clock.advance(TEN_DAYS - 1);
    await signIn();
    const sent = await makeRequest(brand, notice);
    const draft = await makeRequest(other, notice, { is_draft: true });
    clock.advance(1);
    expect(clock.now().getTime() - start.getTime()).toBe(TEN_DAYS * 1000);
    const late = [await change(brand, sent), await withdraw(brand, sent), await change(other, draft)];
    for (const { problem } of late) expect(problem).toMatchObject({ code: 'invalid_transition', from: CLOSED });
    // A draft that nobody has seen can still be thrown away.
    expect((await withdraw(other, draft)).status).toBe(200);
    expect((await offer(other, notice)).problem.title).toBe('마감된 공고라 제안을 내거나 바꿀 수 없어요.');
  });

  test('lets a draft be written before its start', async () => {
    await moveItem(notice, { date_start: inDays(2) });
    expect((await offer(brand, notice)).problem).toMatchObject({ code: 'invalid_transition', from: SCHEDULED });
    expect((await offer(brand, notice, { is_draft: true })).status).toBe(200);
  });

  test.each([
    ['closed early', { state: 4 as const }],
    ['awarded', { state: 5 as const }],
    ['failed', { state: 6 as const }],
    ['canceled', { state: 7 as const }],
  ])('is over when it was %s', async (_, changes) => {
    const sent = await makeRequest(brand, notice);
    await moveItem(notice, changes);
    expect([(await change(brand, sent)).status, (await withdraw(brand, sent)).status]).toEqual([409, 409]);
  });

  test('of a draft of its complex does not exist', async () => {
    await moveItem(notice, { state: 0 });
    expect((await offer(brand, notice)).status).toBe(404);
    expect((await favourite(brand, true)).status).toBe(404);
  });
});

describe('a favourite', () => {
  test('is no request, and stays one when the draft is deleted', async () => {
    const { data } = await favourite(brand, true);
    expect(data).toMatchObject({ company_fav_date: expect.any(String), my_request: null });
    expect((await favourite(brand, true)).data.company_fav_date).toBe(data.company_fav_date);
    expect(await listed(brand)).toEqual([]);
    const draft = await makeRequest(brand, notice, { is_draft: true });
    expect(draft.company_fav_date).toBe(data.company_fav_date);
    await withdraw(brand, draft);
    expect((await favourite(brand, true)).data.company_fav_date).toBe(data.company_fav_date);
    expect((await favourite(brand, false)).data.company_fav_date).toBeNull();
    expect(await testServer().db.selectFrom('suggest_request').select('id').execute()).toEqual([]);
  });

  test('does not change the version of a request', async () => {
    const draft = await makeRequest(brand, notice, { is_draft: true });
    await favourite(brand, true);
    expect((await change(brand, draft)).status).toBe(200);
  });
});

describe('after the award', () => {
  test('its vendor reads how it has ended, and why', async () => {
    const sent = await makeRequest(brand, notice);
    await moveItem(notice, { state: AWARDED, opened: inDays(11) });
    await testServer()
      .db.updateTable('suggest_request')
      .set({ state: 'unsuccessful', reason: '더 낮은 금액의 제안이 있었어요.' })
      .execute();
    expect((await read(brand, sent)).data).toMatchObject({
      state: 'unsuccessful',
      reason: '더 낮은 금액의 제안이 있었어요.',
    });
    expect(await listed(brand, { state: 'unsuccessful' })).toEqual([sent.nano_id]);
  });
});

test('files of a request are read by its vendor alone while it is sealed', async () => {
  const file = await uploadFile(brand.token, '견적서.pdf');
  await makeRequest(brand, notice, { file_ids: [file] });
  const readable = async ({ token }: TestAccount) =>
    (await call(readFiles, { token, body: { file_ids: [file] } })).data.length;
  expect([await readable(brand), await readable(master), await readable(other)]).toEqual([1, 0, 0]);
  await moveItem(notice, { state: CLOSED, opened: inDays(11) });
  expect([await readable(brand), await readable(master), await readable(other)]).toEqual([1, 1, 0]);
});
