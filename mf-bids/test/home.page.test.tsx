import { beforeEach, expect, jest, test } from '@jest/globals';
import { listSuggestAlerts } from '@danji/contracts/bids/suggest-alert.endpoints';
import { SuggestType } from '@danji/contracts/codes/suggest-item-codes';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { HomeBids } from '../src/home/home-bids.tsx';
import { inDays, openOffice, sendOffer, writeNotice } from './notices.ts';

beforeEach(() => testServer().reset());

const openHome = (account?: TestAccount) =>
  renderPage([{ path: '/', element: <HomeBids /> }], { at: '/', ...(account && { as: account }) });

test('a manager finds the open notices of its spaces with the next end first, and offers that wait for a decision', async () => {
  const [office, other, vendor] = [await openOffice(), await openOffice(), await testServer().create.brand()];
  const empty = await openHome(office.master);
  expect(await empty.screen.findByText(/^모집 중인 공고가 없어요/)).toBeTruthy();
  expect(await empty.screen.findByText(/^아직 볼 수 있는 새 제안이 없어요/)).toBeTruthy();

  const bid = await writeNotice(office);
  const quote = await writeNotice(office, { title: '소독 견적', suggest_type: SuggestType.QUOTE, date_end: inDays(6) });
  await writeNotice(office, { title: '쓰는 중', is_draft: true });
  await writeNotice(other, { title: '남의 단지 공고' });
  await sendOffer(vendor, bid);
  const { nano_id } = await sendOffer(vendor, quote);
  const { screen, within } = await openHome(office.master);
  await screen.findByRole('link', { name: '소독 견적' });
  const linksIn = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(linksIn('모집 중인 우리 공고')).toEqual([
    '/bids?is_own=true&is_open=true',
    `/bids/${quote.nano_id}`,
    `/bids/${bid.nano_id}`,
  ]);
  // The offer on the bid is sealed: nothing is said of it.
  expect(await screen.findByText('선정 전 1건')).toBeTruthy();
  expect(linksIn('새로 받은 제안')).toEqual(['/bids/requests?state=sent', `/bids/requests/${nano_id}`]);
  expect(screen.getByText(/^소독 견적 · 36,000,000원 · .* 제출$/)).toBeTruthy();
});

test('a vendor finds notices that match its setting and its own offers; a part that fails is loaded again', async () => {
  const { clock, create, db } = testServer();
  const [office, vendor] = [await openOffice(), await create.brand()];
  const notice = await writeNotice(office, { title: '승강기 점검' });
  await db
    .insertInto('suggest_alert')
    .values({ item_id: notice.id, brand_id: vendor.id, created: clock.now() })
    .execute();
  const offer = await sendOffer(vendor, await writeNotice(office));
  const send = XMLHttpRequest.prototype.open;
  const broken = jest.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function open(
    this: XMLHttpRequest,
    method: string,
    url: string | URL,
  ) {
    send.call(this, method, String(url).replace(listSuggestAlerts.path, '/api/nowhere/'), true);
  });
  const { screen, user, within } = await openHome(vendor);
  const offers = within(await screen.findByRole('region', { name: '내 제안' }));
  expect((await offers.findByRole('link', { name: '경비 용역 업체 선정' })).getAttribute('href')).toBe(
    `/bids/requests/${offer.nano_id}`,
  );
  const notices = within(screen.getByRole('region', { name: '새 공고' }));
  const again = await notices.findByRole('button', { name: '다시 시도' });
  broken.mockRestore();
  await user.click(again);
  expect((await notices.findByRole('link', { name: '승강기 점검' })).getAttribute('href')).toBe(
    `/bids/${notice.nano_id}`,
  );
  expect(notices.getByText('안 읽은 알림 1건')).toBeTruthy();
});

test('whoever writes no notices has no section about them', async () => {
  const { create } = testServer();
  for (const account of [undefined, await create.general(), await create.staff()]) {
    const { screen, waitFor } = await openHome(account);
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  }
});
