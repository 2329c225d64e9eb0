import { beforeEach, expect, test } from '@jest/globals';
import { ApplicationType } from '@danji/contracts/codes/coupon-codes';
import { getCouponApplication } from '@danji/contracts/points/coupon-application.endpoints';
import { getCoupon, listCoupons, updateCoupon } from '@danji/contracts/points/coupon.endpoints';
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

const stored = async () => (await call(listCoupons, { token: staff.token })).data.results;

test('coupons are found by name, state and brand', async () => {
  await makeCoupon();
  await makeCoupon({ title: '지난 쿠폰', date_end: '2026-01-02' });
  await makeCoupon({ title: '콜드브루', goods_code: 'G90000000004' });
  const { user, screen, waitFor, address, go } = await renderPage(remote.routes, { at: '/admin/coupons', as: staff });
  await screen.findByRole('link', { name: /아메리카노/ });
  await user.click(screen.getByRole('button', { name: '상태 필터' }));
  await user.click(await screen.findByRole('menuitemradio', { name: '종료' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /아메리카노/ })).toBeNull());
  expect(screen.getByRole('link', { name: /지난 쿠폰/ })).toBeTruthy();
  expect(address()).toBe('/admin/coupons?state=ended');
  await go('/admin/coupons');
  await screen.findByRole('option', { name: '달빛카페' });
  await user.selectOptions(screen.getByRole('combobox', { name: '브랜드' }), '달빛카페');
  await waitFor(() => expect(screen.queryByRole('link', { name: /아메리카노/ })).toBeNull());
  expect(screen.getByRole('link', { name: /콜드브루/ })).toBeTruthy();
});

test('a coupon is made of a good, which suggests its name and price', async () => {
  const { user, screen, within, waitFor, address } = await renderPage(remote.routes, {
    at: '/admin/coupons/new',
    as: staff,
  });
  await user.click(await screen.findByRole('button', { name: '등록' }));
  expect(await screen.findByText('상품을 골라 주세요.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '상품 고르기' }));
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: '상품 고르기' }));
  await user.type(dialog.getByRole('searchbox'), '콜드브루{Enter}');
  await user.click(await dialog.findByRole('button', { name: /콜드브루.*정상 4,900원/ }));
  const preview = within(screen.getByRole('region', { name: '회원에게 보이는 모습' }));
  expect(await preview.findByText('달빛카페 콜드브루')).toBeTruthy();
  expect(preview.getByText('4,900P')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /바로 발급/ }));
  await user.click(screen.getByRole('button', { name: '등록' }));
  await waitFor(() => expect(address()).toMatch(/^\/admin\/coupons\/\d+$/));
  expect(await stored()).toEqual([
    expect.objectContaining({
      title: '달빛카페 콜드브루',
      price: 4900,
      application_type: ApplicationType.AT_ONCE,
      gifti_coupon_thumb: expect.objectContaining({ goods_code: 'G90000000004' }),
    }),
  ]);
  expect(await screen.findByText(/님이 등록했어요/)).toBeTruthy();
});

test('a changed price is in the history, and a newer version is not overwritten unseen', async () => {
  const coupon = await makeCoupon();
  const { user, screen, within, waitFor } = await renderPage(remote.routes, {
    at: `/admin/coupons/${coupon.id}`,
    as: staff,
  });
  const price = await screen.findByRole('textbox', { name: /포인트 가격/ });
  const admin = await testServer().create.admin();
  await call(updateCoupon, {
    token: admin.token,
    params: { id: coupon.id },
    body: { title: '따뜻한 아메리카노', updated: coupon.updated },
  });
  await user.clear(price);
  await user.type(price, '4000');
  await user.click(screen.getByRole('button', { name: '저장' }));
  const dialog = within(await screen.findByRole('dialog', { name: '그동안 내용이 바뀌었어요' }));
  await user.click(dialog.getByRole('button', { name: '고른 내용으로 저장' }));
  await waitFor(async () => expect(await stored()).toMatchObject([{ title: '따뜻한 아메리카노', price: 4000 }]));
  const history = within(screen.getByRole('region', { name: '변경 이력' }));
  await waitFor(() =>
    expect(history.getAllByRole('listitem')[0]?.textContent).toContain('포인트 가격 4,500P → 4,000P'),
  );
});

test('a deleted coupon gives the points of open applications back', async () => {
  const coupon = await makeCoupon({ application_type: ApplicationType.APPROVAL });
  const member = await makeMember();
  const { data: application } = await apply(member, coupon.nano_id);
  const { user, screen, within, waitFor, address } = await renderPage(remote.routes, {
    at: `/admin/coupons/${coupon.id}`,
    as: staff,
  });
  expect(await screen.findByRole('link', { name: '1건' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '삭제' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: "'아메리카노' 쿠폰을 삭제할까요?" }));
  expect(dialog.getByText(/처리 중인 신청 1건은 구매 불가가 되고 포인트를 돌려줘요/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: '삭제' }));
  await waitFor(() => expect(address()).toBe('/admin/coupons'));
  expect((await call(getCoupon, { token: staff.token, params: { id: coupon.id } })).status).toBe(404);
  const { data } = await call(getCouponApplication, { token: member.token, params: { id: application.id } });
  expect(data).toMatchObject({ application_status: 7, memo: '쿠폰 판매가 끝났어요.' });
});
