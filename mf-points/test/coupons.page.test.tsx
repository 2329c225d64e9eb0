import { beforeEach, expect, test } from '@jest/globals';
import { ApplicationType } from '@danji/contracts/codes/coupon-codes';
import type { CouponInput } from '@danji/contracts/points/coupon';
import { makeCoupon, makeMember, resetCoupons } from '@danji/testing/coupons';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

beforeEach(resetCoupons);

const offer = (title: string, price: number, more: Partial<CouponInput> = {}) =>
  makeCoupon({ title, price, application_type: ApplicationType.APPROVAL, ...more });

test('the catalogue says what is missing, and shows only what can be had', async () => {
  await offer('아메리카노', 1000);
  await offer('치킨', 21_000);
  const account = await makeMember(1000);
  const { screen, user } = await renderPage(remote.routes, { at: '/points/coupons', as: account });
  expect(await screen.findByText('20,000P 더 모으면 돼요')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '내 포인트로 살 수 있어요' }));
  expect(await screen.findByRole('link', { name: '아메리카노' })).toBeTruthy();
  await screen.findByText(/1개/);
  expect(screen.queryByRole('link', { name: '치킨' })).toBeNull();
});

test('a coupon is applied for, and the application is in the wallet', async () => {
  const coupon = await offer('아메리카노', 1000);
  const account = await makeMember(1500);
  const at = `/points/coupons/${coupon.nano_id}`;
  const { screen, user } = await renderPage(remote.routes, { at, as: account });
  await user.click(await screen.findByRole('button', { name: '1,000P로 신청' }));
  await user.click(await screen.findByRole('button', { name: '신청' }));
  expect(await screen.findByRole('button', { name: '신청 취소' })).toBeTruthy();
  expect(screen.getByText('대기')).toBeTruthy();
});

test('a coupon shows how far a member is from what it asks for', async () => {
  const { db } = testServer();
  const coupon = await offer('아메리카노', 1000, { require_recommands: 2, require_point: 3000 });
  const account = await makeMember(1200);
  await db.updateTable('user_account').set({ accum_recommandeds: 2 }).where('id', '=', account.id).execute();
  const at = `/points/coupons/${coupon.nano_id}`;
  const { screen } = await renderPage(remote.routes, { at, as: account });
  expect(await screen.findByRole('progressbar', { name: '모은 포인트 1,200P / 3,000P' })).toBeTruthy();
  expect(screen.getByText('2명 / 2명 · 채웠어요')).toBeTruthy();
  expect(screen.getByText('1,800P 더 모으면 돼요')).toBeTruthy();
  expect(screen.getByRole('button', { name: '1,000P로 신청' }).hasAttribute('disabled')).toBe(true);
});

test('the catalogue is narrowed down by brand and price in the address', async () => {
  await offer('아메리카노', 1000);
  await offer('케이크', 21_000);
  const { screen, user, address } = await renderPage(remote.routes, { at: '/points/coupons?max_price=5000' });
  expect(await screen.findByRole('link', { name: '아메리카노' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: '케이크' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: '포인트' }), '');
  expect(await screen.findByRole('link', { name: '케이크' })).toBeTruthy();
  expect(address()).toBe('/points/coupons');
});
