import { beforeEach, expect, test } from '@jest/globals';
import { ApplicationStatus, ApplicationType } from '@danji/contracts/codes/coupon-codes';
import {
  getCouponApplication,
  orderCoupon,
  updateCouponApplication,
} from '@danji/contracts/points/coupon-application.endpoints';
import { getPointWallet } from '@danji/contracts/points/point-wallet.endpoints';
import { call } from '@danji/testing/call';
import { apply, makeCoupon, makeMember, resetCoupons } from '@danji/testing/coupons';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { waitFor, within } from '@testing-library/react';
import { remote } from '../src/remote.tsx';

beforeEach(resetCoupons);

/** A voucher in a state of its pin, whose owner has asked for a refund. */
async function askForRefund(pin: string) {
  const { create, sandbox } = testServer();
  const [staff, member] = [await create.staff(), await makeMember(1500)];
  const coupon = await makeCoupon({ price: 1000, application_type: ApplicationType.APPROVAL });
  const { data } = await apply(member, coupon.nano_id);
  await call(orderCoupon, { token: staff.token, body: { coupon_application_uuid: data.uuid } });
  sandbox.giftishow.setPin(sandbox.giftishow.vouchers[0]?.trId ?? '', pin);
  const body = { application_status: ApplicationStatus.REFUND_APPLY };
  await call(updateCouponApplication, { token: member.token, params: { id: data.id }, body });
  const { screen, user } = await renderPage(remote.routes, { at: `/admin/coupon-applications/${data.id}`, as: staff });
  const points = async () => (await call(getPointWallet, { token: member.token })).data.available;
  const read = async () => (await call(getCouponApplication, { token: member.token, params: { id: data.id } })).data;
  return { screen, user, points, read };
}

test('a used voucher is not refunded, and the refusal has a reason that its owner reads', async () => {
  const { screen, user, points, read } = await askForRefund('02');
  await user.click(await screen.findByRole('button', { name: '환불' }));
  expect(await screen.findByText(/사용하지 않은 상품권만 환불할 수 있어요/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '환불 거절' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), '이미 사용한 상품권이에요.');
  await user.click(dialog.getByRole('button', { name: '환불 거절' }));
  expect(await screen.findByText('처리했어요: 구매 완료')).toBeTruthy();
  expect(await read()).toMatchObject({ application_status: 2, memo: '이미 사용한 상품권이에요.' });
  expect(await points()).toBe(500);
  await waitFor(() => expect(screen.queryByRole('button', { name: '환불' })).toBeNull());
});

test('an expired voucher is refunded, and the points are back', async () => {
  const { screen, user, points, read } = await askForRefund('08');
  await user.click(await screen.findByRole('button', { name: '환불' }));
  expect(await screen.findByText('처리했어요: 환불 완료')).toBeTruthy();
  expect(await read()).toMatchObject({ application_status: 5 });
  expect(await points()).toBe(1500);
  await waitFor(() => expect(screen.queryByRole('button', { name: '환불 거절' })).toBeNull());
});
