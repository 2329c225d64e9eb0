import { beforeEach, expect, test } from '@jest/globals';
import { readVoucherGoods } from '@danji/server/points/voucher-goods/index';
import { resetCoupons } from '@danji/testing/coupons';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

let staff: TestAccount;

beforeEach(async () => {
  await resetCoupons();
  staff = await testServer().create.staff();
});

test('the catalogue is read again on demand, and says what has changed', async () => {
  const { sandbox, platform } = testServer();
  const { user, screen, within } = await renderPage(remote.routes, { at: '/admin/vouchers', as: staff });
  const card = within(await screen.findByRole('region', { name: '상품 갱신' }));
  await card.findByText(/상품 30개를 읽었어요/);
  sandbox.giftishow.changeGood('G90000000001', { salePrice: 4000 });
  sandbox.giftishow.changeGood('G90000000002', undefined);
  await user.click(card.getByRole('button', { name: '지금 갱신' }));
  await card.findByText('상품을 읽고 있어요');
  await platform.jobs.runNow(readVoucherGoods, {});
  await card.findByText(/상품 29개를 읽었어요/);
  await user.click(card.getByRole('button', { name: '바뀐 가격 1개' }));
  expect((await card.findByText(/4,280원 → 4,000원/)).textContent).toContain('아메리카노 (HOT)');
  expect(card.getByRole('button', { name: '없어진 상품 1개' })).toBeTruthy();
});

test('the balance is asked on demand, warns below its limit, and a provider that fails is named', async () => {
  const { sandbox } = testServer();
  sandbox.giftishow.setBalance(99_000);
  const { user, screen, within } = await renderPage(remote.routes, { at: '/admin/vouchers', as: staff });
  const card = within(await screen.findByRole('region', { name: '비즈머니 잔액' }));
  await card.findByText('99,000원');
  expect(card.getByText('잔액이 알림 기준보다 적어요')).toBeTruthy();
  sandbox.giftishow.setBalance(500_000);
  await user.click(card.getByRole('button', { name: '잔액 확인' }));
  await card.findByText('500,000원');
  expect(card.queryByText('잔액이 알림 기준보다 적어요')).toBeNull();
  sandbox.failNext('giftishow');
  await user.click(card.getByRole('button', { name: '잔액 확인' }));
  await card.findByText('새로 확인하지 못해 이전 잔액을 보여 드려요');
});

test('a good is offered as a coupon with its name and price', async () => {
  const { user, screen, within, waitFor, address } = await renderPage(remote.routes, {
    at: '/admin/vouchers?search=콜드브루',
    as: staff,
  });
  await user.click(await screen.findByRole('link', { name: /콜드브루/ }));
  await user.click(await screen.findByRole('link', { name: '쿠폰으로 등록' }));
  await waitFor(() => expect(address()).toBe('/admin/coupons/new?good=G90000000004'));
  const preview = within(await screen.findByRole('region', { name: '회원에게 보이는 모습' }));
  expect(preview.getByText('달빛카페 콜드브루')).toBeTruthy();
});
