import { beforeEach, expect, test } from '@jest/globals';
import { deleteSuggestItem } from '@danji/contracts/bids/suggest-item-owner.endpoints';
import { NoticeUrgency, SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import { readFiles } from '@danji/contracts/site/file.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { uploadFile } from '../../community/notices/notice-fixture.ts';
import { buildWorkSpaceFixture, type WorkSpaceFixture } from '../../workspace/work-spaces/work-space-fixture.ts';
import { award, cancel, change, close, copy, inDays, publish, read } from './suggest-item-fixture.ts';

const { DRAFT, OPEN } = SuggestItemState;

let accounts: WorkSpaceFixture['accounts'];
let office: { master: TestAccount; space: { id: number } };
beforeEach(async () => {
  await testServer().reset();
  const fixture = await buildWorkSpaceFixture();
  ({ accounts } = fixture);
  office = { master: accounts.master, space: fixture.space };
});

const readable = async ({ token }: TestAccount, file: string) =>
  (await call(readFiles, { token, body: { file_ids: [file] } })).data.length;

test('a copy is a draft with all but the dates and the number on K-apt, of a failed notice a re-notice', async () => {
  const failed = await publish(office, { kapt_number: '2026-1', kapt_link: 'https://k-apt.go.kr/1' });
  await close(office.master, failed);
  await award(office.master, failed, null);
  const { data } = await copy(accounts.manager, failed);
  expect(data).toMatchObject({
    state: DRAFT,
    title: failed.title,
    price_table: failed.price_table,
    urgency: NoticeUrgency.RENOTICE,
    date_start: null,
    date_end: null,
    kapt_number: '',
    kapt_link: '',
    requests: 0,
    reads: 0,
  });
  const { data: published } = await change(accounts.manager, data, { date_end: inDays(6) });
  expect([published.state, published.history.map(({ kind }) => kind)]).toEqual([OPEN, ['published', 'created']]);
});

test('a copy shares the files of its source, which outlive either of them', async () => {
  const file = await uploadFile(accounts.master.token, '시방서.pdf');
  const first = await publish(office, { file_ids: [file] });
  await cancel(office.master, first);
  const draft = (await copy(accounts.manager, first)).data;
  expect([draft.urgency, draft.files.map(({ nano_id }) => nano_id)]).toEqual([NoticeUrgency.NORMAL, [file]]);
  const again = (await copy(accounts.manager, first)).data;
  await call(deleteSuggestItem, { token: accounts.manager.token, params: { id: again.nano_id } });
  expect(await readable(accounts.brand, file)).toBe(0);
  const { data } = await change(accounts.manager, draft, { date_end: inDays(12) });
  await read(accounts.brand, data);
  expect(await readable(accounts.brand, file)).toBe(1);
});

test('only who writes notices of its space makes a copy', async () => {
  const item = await publish(office);
  const { member, resident, stranger, brand } = accounts;
  const statuses = await Promise.all(
    [member, resident, stranger, brand].map(async (one) => (await copy(one, item)).status),
  );
  expect(statuses).toEqual([403, 403, 404, 403]);
});
