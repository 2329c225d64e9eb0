import { beforeEach, expect, test } from '@jest/globals';
import { awardSuggestItem } from '@danji/contracts/bids/suggest-item.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';
import { closeAndOpen, type Office, openOffice, sendOffer, writeNotice } from './notices.ts';

let office: Office;
let vendors: TestAccount[];
beforeEach(async () => {
  await testServer().reset();
  office = await openOffice();
  vendors = [];
  for (let at = 0; at < 5; at += 1) vendors.push(await testServer().create.brand());
});

const writeWork = (is_draft = false) =>
  writeNotice(office, { suggest_type: 2, category: 101, price_table: [], is_draft });

/** A request for quotes of works for which a vendor is chosen. */
async function award(vendor: TestAccount, total_price: number): Promise<void> {
  const notice = await writeWork();
  const offer = await sendOffer(vendor, notice, { price_lines: [], total_price });
  await closeAndOpen(office, notice);
  const body = { item_nano_id: notice.nano_id, request_nano_id: offer.nano_id, reason: '가장 좋아요.' };
  await call(awardSuggestItem, { token: office.master.token, body });
}

const MEDIAN = '비슷한 공고 5건의 가운데 값 30,000,000원';

test('the form and the comparison tell what five vendors were chosen for, and nothing of fewer', async () => {
  for (const [at, vendor] of vendors.slice(1).entries()) await award(vendor, (at + 2) * 10_000_000);
  const draft = await writeWork(true);
  const form = () => renderPage(remote.routes, { at: `/bids/${draft.nano_id}/edit`, as: office.master });
  const before = await form();
  expect(await before.screen.findByText(/^비슷한 공고에 선정된 업체가 5곳보다 적어/)).toBeTruthy();
  await award(vendors[0] as TestAccount, 10_000_000);
  const after = await form();
  expect(await after.screen.findByText(MEDIAN)).toBeTruthy();
  expect(after.screen.getByText('절반은 20,000,000원~40,000,000원이에요.')).toBeTruthy();
  expect(
    after.screen.getByText('같은 시·군·구 · 1,000~1,999세대 · 최근 3년 선정한 업체 5곳 · 부가세 포함 어림값'),
  ).toBeTruthy();
  const notice = await writeWork();
  await sendOffer(vendors[0] as TestAccount, notice, { price_lines: [], total_price: 1_000_000 });
  const offers = await renderPage(remote.routes, { at: `/bids/${notice.nano_id}/requests`, as: office.master });
  expect(await offers.screen.findByText(MEDIAN)).toBeTruthy();
});

test('the office sees what the offers it has opened have in common, with the rule', async () => {
  const notice = await writeNotice(office);
  const unit_price = 3_000_000;
  const price_lines = [
    { item: '경비원', unit: '명', quantity: 12, unit_price },
    { item: '조장', unit: '명', quantity: 1, unit_price },
  ];
  for (const vendor of vendors.slice(0, 2)) await sendOffer(vendor, notice, { price_lines });
  await closeAndOpen(office, notice);
  const { screen } = await renderPage(remote.routes, { at: `/bids/${notice.nano_id}/requests`, as: office.master });
  expect(await screen.findByRole('heading', { level: 2, name: '살펴볼 점 1개' })).toBeTruthy();
  expect(screen.getByText('모든 단가가 같아요')).toBeTruthy();
  expect(screen.getByText(/근거: 공정거래법 제40조/)).toBeTruthy();
  expect(screen.getByText(/담합했다는 뜻이 아니니/)).toBeTruthy();
});
