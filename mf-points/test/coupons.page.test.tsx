import { beforeEach, expect, test } from '@jest/globals';
import { ApplicationType } from '@danji/contracts/codes/coupon-codes';
import { createCoupon } from '@danji/contracts/points/coupon.endpoints';
import { readVoucherGoods } from '@danji/server/points/voucher-goods/index';
import { call } from '@danji/testing/call';
import { givePoints } from '@danji/testing/give-points';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

beforeEach(async () => {
  const { reset, sandbox, platform } = testServer();
  await reset();
  sandbox.giftishow.reset();
  await platform.jobs.runNow(readVoucherGoods, {});
});

const offer = async (title: string, price: number) =>
  call(createCoupon, {
    token: (await testServer().create.staff()).token,
    body: {
      title,
      price,
      goods_code: 'G90000000001',
      date_start: '2026-01-01',
      date_end: '2099-12-31',
      require_recommands: 0,
      require_point: 0,
      application_type: ApplicationType.APPROVAL,
    },
  });

test('the catalogue says what is missing, and shows only what can be had', async () => {
  await offer('아메리카노', 1000);
  await offer('치킨', 21_000);
  const account = await testServer().create.general();
  await givePoints(account.id, 1000);
  const { screen, user } = await renderPage(remote.routes, { at: '/points/coupons', as: account });
  expect(await screen.findByText('20,000P 더 모으면 돼요')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '내 포인트로 살 수 있어요' }));
  expect(await screen.findByRole('link', { name: '아메리카노' })).toBeTruthy();
  await screen.findByText(/1개/);
  expect(screen.queryByRole('link', { name: '치킨' })).toBeNull();
});

test('a coupon is applied for, and the application is in the wallet', async () => {
  const { data: coupon } = await offer('아메리카노', 1000);
  const account = await testServer().create.general();
  await givePoints(account.id, 1500);
  const at = `/points/coupons/${coupon.nano_id}`;
  const { screen, user } = await renderPage(remote.routes, { at, as: account });
  await user.click(await screen.findByRole('button', { name: '1,000P로 신청' }));
  await user.click(await screen.findByRole('button', { name: '신청' }));
  expect(await screen.findByRole('button', { name: '신청 취소' })).toBeTruthy();
  expect(screen.getByText('대기')).toBeTruthy();
});
