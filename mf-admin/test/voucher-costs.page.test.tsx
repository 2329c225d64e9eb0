import { beforeEach, expect, test } from '@jest/globals';
import { ApplicationStatus, ApplicationType } from '@danji/contracts/codes/coupon-codes';
import { orderCoupon, updateCouponApplication } from '@danji/contracts/points/coupon-application.endpoints';
import { savePointSet } from '@danji/contracts/points/point-set.endpoints';
import { call } from '@danji/testing/call';
import { apply, makeCoupon, makeMember, resetCoupons } from '@danji/testing/coupons';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

let staff: TestAccount;

beforeEach(async () => {
  await resetCoupons();
  staff = await testServer().create.staff();
});

async function issue(title: string, goods_code: string, count: number) {
  const coupon = await makeCoupon({ title, goods_code, price: 5000, application_type: ApplicationType.APPROVAL });
  const issued: { token: string; id: number }[] = [];
  for (let at = 0; at < count; at += 1) {
    const member = await makeMember();
    const { data } = await apply(member, coupon.nano_id);
    await call(orderCoupon, { token: staff.token, body: { coupon_application_uuid: data.uuid } });
    issued.push({ token: member.token, id: data.id });
  }
  return issued;
}

test('the report of costs has the sums of what it shows, narrowed down by brand and by coupon', async () => {
  await issue('아메리카노', 'G90000000001', 2);
  await issue('콜드브루', 'G90000000004', 1);
  const { user, screen, within, waitFor, address } = await renderPage(remote.routes, {
    at: '/admin/voucher-costs',
    as: staff,
  });
  const table = within(await screen.findByRole('table', { name: '상품권 비용' }));
  expect(await table.findByRole('row', { name: /아메리카노 모닝빈 .+월 2건 0건 8,560원 10,000P 0건/ })).toBeTruthy();
  const sums = () => within(screen.getByRole('region', { name: '합계' }));
  expect(sums().getByText('3건')).toBeTruthy();
  expect(sums().getByText('15,000P')).toBeTruthy();
  await screen.findByRole('option', { name: '모닝빈' });
  await user.selectOptions(screen.getByRole('combobox', { name: '브랜드' }), '모닝빈');
  await waitFor(() => expect(sums().getByText('2건')).toBeTruthy());
  expect(sums().getByText('8,560원')).toBeTruthy();
  expect(address()).toBe(`/admin/voucher-costs?brand=${encodeURIComponent('모닝빈')}`);
  await waitFor(() => expect(screen.queryByRole('row', { name: /콜드브루/ })).toBeNull());
});

test('what was refunded is taken off the costs and the points', async () => {
  const [first] = await issue('아메리카노', 'G90000000001', 3);
  const body = { application_status: ApplicationStatus.REFUND_APPLY };
  await call(updateCouponApplication, { token: first?.token ?? '', params: { id: first?.id ?? 0 }, body });
  const { screen, within } = await renderPage(remote.routes, { at: '/admin/voucher-costs', as: staff });
  const sums = within(await screen.findByRole('region', { name: '합계' }));
  for (const text of ['8,560원', '발급 12,840원 − 환불 4,280원', '10,000P', '사용 15,000P − 환불 5,000P'])
    expect(await sums.findByText(text)).toBeTruthy();
});

test('the queue is narrowed down to one member, who is found by name', async () => {
  const coupon = await makeCoupon({ application_type: ApplicationType.APPROVAL });
  const { create, db } = testServer();
  const [one, other] = [await makeMember(), await makeMember()];
  await db.updateTable('user_account').set({ name: '김가람' }).where('id', '=', one.id).execute();
  await db.updateTable('user_account').set({ name: '이나래' }).where('id', '=', other.id).execute();
  for (const member of [one, other]) await apply(member, coupon.nano_id);
  const { user, screen, within, waitFor } = await renderPage(remote.routes, {
    at: '/admin/coupon-applications',
    as: await create.staff(),
  });
  expect(await screen.findByText('이나래')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '회원으로 찾기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '회원 고르기' }));
  await user.type(dialog.getByRole('searchbox'), '김가람{Enter}');
  await user.click(await dialog.findByRole('button', { name: '김가람 님 고르기' }));
  await waitFor(() => expect(screen.queryByText('이나래')).toBeNull());
  await user.click(await screen.findByRole('button', { name: /회원 조건 지우기/ }));
  expect(await screen.findByText('이나래')).toBeTruthy();
});

test('the point set shows what is left of today’s limit', async () => {
  const { token } = await testServer().create.admin();
  const none = { point_signup: 0, point_referral: 0, point_referred: 0, limit_price_user: 0 };
  await call(savePointSet, { token, body: { ...none, limit_price_day: 9000 } });
  await issue('아메리카노', 'G90000000001', 1);
  const { screen, within } = await renderPage(remote.routes, { at: '/admin/points/settings', as: staff });
  const today = within(await screen.findByRole('region', { name: '오늘 구매 한도' }));
  expect(await today.findByText('4,000원')).toBeTruthy();
  expect(today.getByText('5,000원')).toBeTruthy();
  expect(today.getByText('0건')).toBeTruthy();
});
