import { beforeEach, expect, test } from '@jest/globals';
import { ApplicationType } from '@danji/contracts/codes/coupon-codes';
import { cancelCouponApplication, getCouponApplication } from '@danji/contracts/points/coupon-application.endpoints';
import { call } from '@danji/testing/call';
import { apply, makeCoupon, makeMember, resetCoupons } from '@danji/testing/coupons';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { within } from '@testing-library/react';
import { remote } from '../src/remote.tsx';

beforeEach(resetCoupons);

async function makeApplication() {
  const [staff, member] = [await testServer().create.staff(), await makeMember(1500)];
  const coupon = await makeCoupon({ price: 1000, application_type: ApplicationType.APPROVAL });
  const { data } = await apply(member, coupon.nano_id);
  return { staff, member, id: data.id };
}

test('an application is approved on its page, and the voucher is issued', async () => {
  const { staff, member, id } = await makeApplication();
  const { screen, user } = await renderPage(remote.routes, { at: '/admin/coupon-applications', as: staff });
  await user.click(await screen.findByRole('link', { name: /아메리카노/ }));
  await user.click(await screen.findByRole('button', { name: '승인하고 발급' }));
  expect(await screen.findAllByText('구매 완료')).toHaveLength(2);
  const points = within(screen.getByRole('region', { name: '포인트' }));
  expect(points.getByText('-1,000P')).toBeTruthy();
  expect(points.getByText('아메리카노 교환 · 남은 포인트 500P')).toBeTruthy();
  const { data } = await call(getCouponApplication, { token: member.token, params: { id } });
  expect(data.order?.pin_no).toMatch(/^\d+$/);
});

test('an application is cancelled with a reason that its owner reads', async () => {
  const { staff, member, id } = await makeApplication();
  const { screen, user } = await renderPage(remote.routes, { at: `/admin/coupon-applications/${id}`, as: staff });
  await user.click(await screen.findByRole('button', { name: '신청 취소' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), '수량이 모두 나갔어요.');
  await user.click(dialog.getByRole('button', { name: '신청 취소' }));
  expect(await screen.findAllByText('구매 취소')).toHaveLength(2);
  const { data } = await call(getCouponApplication, { token: member.token, params: { id } });
  expect(data).toMatchObject({ application_status: 3, memo: '수량이 모두 나갔어요.' });
});

test('several applications are refused together, and each says what came of it', async () => {
  const [first, second] = [await makeApplication(), await makeApplication()];
  const { screen, user } = await renderPage(remote.routes, { at: '/admin/coupon-applications', as: first.staff });
  await user.click(await screen.findByRole('checkbox', { name: /전체|모두/ }));
  // Its owner is faster than the operator.
  await call(cancelCouponApplication, { token: second.member.token, params: { id: second.id } });
  await user.click(screen.getByRole('button', { name: '거절 (2건)' }));
  const dialog = within(await screen.findByRole('dialog', { name: '신청 2건 거절' }));
  await user.click(dialog.getByRole('button', { name: '2건 거절' }));
  await screen.findByText('사유를 입력해 주세요.');
  expect(document.activeElement).toBe(dialog.getByRole('textbox'));
  await user.keyboard('수량이 모두 나갔어요.');
  await user.click(dialog.getByRole('button', { name: '2건 거절' }));
  await dialog.findByRole('button', { name: '1건 거절' });
  const results = dialog.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(results.filter((text) => text.endsWith('구매 취소'))).toHaveLength(1);
  const { data } = await call(getCouponApplication, { token: first.member.token, params: { id: first.id } });
  expect(data).toMatchObject({ application_status: 3, memo: '수량이 모두 나갔어요.' });
});
