import { beforeEach, expect, test } from '@jest/globals';
import { awardSuggestItem } from '@danji/contracts/bids/suggest-item.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { exportAsCsv } from '@danji/testing/page/export-as-csv';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';
import { addKaptNotice } from './kapt-notice.ts';
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
  expect(after.screen.getByText('여기서 업체를 선정한 공고의 금액이에요.')).toBeTruthy();
  const notice = await writeWork();
  await sendOffer(vendors[0] as TestAccount, notice, { price_lines: [], total_price: 1_000_000 });
  const { sigungu } = await testServer()
    .db.selectFrom('suggest_item')
    .where('nano_id', '=', notice.nano_id)
    .select('sigungu')
    .executeTakeFirstOrThrow();
  const contract = { kind: 2, amount: 30_000_000, winner: '가람', contracted: '2026-01-02' } as const;
  await addKaptNotice('P1', { title: '외벽 재도장', category: 101, sigungu, number_of_units: 1500, ...contract });
  const offers = await renderPage(remote.routes, { at: `/bids/${notice.nano_id}/requests`, as: office.master });
  expect(await offers.screen.findByText('비슷한 공고 6건의 가운데 값 30,000,000원')).toBeTruthy();
  const source = '여기서 선정한 5건과 K-apt의 입찰 결과·수의계약 1건 금액이에요. K-apt 금액은 올라온 그대로 넣었어요.';
  expect(offers.screen.getByText(source)).toBeTruthy();
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

test('a unit price far from the others is marked with its reason, in the view of totals and of units', async () => {
  const notice = await writeNotice(office);
  const offer = async (unit_price: number) => {
    const name = `업체${unit_price / 1_000_000}`;
    const vendor = await testServer().create.brand({ company: name });
    await sendOffer(vendor, notice, { price_lines: [{ item: '경비원', unit: '명', quantity: 12, unit_price }] });
  };
  for (const unit_price of [2_900_000, 3_000_000, 3_100_000]) await offer(unit_price);
  const requests = `/bids/${notice.nano_id}/requests`;
  await offer(4_860_000);
  await closeAndOpen(office, notice);
  const { screen, user, within, address } = await renderPage(remote.routes, { at: requests, as: office.master });
  const cell = async () => {
    const row = await screen.findByRole('row', { name: /경비원 12명/ });
    const marked = within(row)
      .getAllByRole('cell')
      .filter((one) => one.textContent.includes('단가 높음'));
    expect(marked).toHaveLength(1);
    return marked[0]?.textContent;
  };
  const reason = '단가 높음다른 업체의 중간값보다 62% 비싸요';
  expect(await cell()).toBe(`58,320,000원단가 4,860,000원${reason}`);
  expect(screen.getByText(/잘못됐다는 뜻은 아니니/)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: '단가' }));
  expect(await cell()).toBe(`4,860,000원금액 58,320,000원${reason}`);
  expect(address()).toBe(`${requests}?view=unit`);
  const rows = await exportAsCsv(user);
  expect(rows).toContain('1. 경비원 12명: 다른 업체의 중간값보다 62% 비싸요');
  const again = await renderPage(remote.routes, { at: `${requests}?view=unit`, as: office.master });
  expect(await again.screen.findByRole('radio', { name: '단가', checked: true })).toBeTruthy();
});
