import { beforeEach, expect, test } from '@jest/globals';
import { listCouponApplications } from '@danji/contracts/points/coupon-application.endpoints';
import { call } from '@danji/testing/call';
import { makeCoupon, makeMember, MESSAGE_GOOD, resetCoupons, sendGift } from '@danji/testing/coupons';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { makeSheet } from '@danji/testing/make-sheet';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

let staff: TestAccount;

beforeEach(async () => {
  await resetCoupons();
  staff = await testServer().create.staff();
});

const FILE = '적은 엑셀 파일을 끌어다 놓거나 골라 주세요';
const walletOf = async ({ token }: TestAccount) => (await call(listCouponApplications, { token })).data.results;

test('a voucher is given to the members of a sheet: each line first, then all of them, and the way it goes', async () => {
  const coupon = await makeCoupon({ title: '문자 상품권', goods_code: MESSAGE_GOOD });
  const member = await makeMember();
  const { user, screen, within, waitFor, address } = await renderPage(remote.routes, {
    at: '/admin/coupon-gifts',
    as: staff,
  });
  await user.click((await screen.findAllByRole('link', { name: '상품권 보내기' }))[0] ?? document.body);
  const upload = async (...lines: (string | number)[][]) =>
    user.upload(await screen.findByLabelText(FILE), await makeSheet([['회원 번호', '이름'], ...lines]));
  await upload([member.id], [999_999]);
  expect(await screen.findByText('쿠폰을 골라 주세요.')).toBeTruthy();
  expect(screen.getByText('사유를 입력해 주세요.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '파일 확인' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '쿠폰 고르기' }));
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: '쿠폰 고르기' }));
  await user.click(await dialog.findByRole('button', { name: new RegExp(`^${coupon.title}`) }));
  await user.click(await screen.findByRole('button', { name: '파일 확인' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /사유/ })));
  await user.keyboard('가을 이벤트');
  await user.click(screen.getByRole('button', { name: '파일 확인' }));
  expect(await screen.findByText('2줄 가운데 1줄을 고쳐 주세요')).toBeTruthy();
  expect(screen.getByText('이 번호의 회원이 없어요.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /줄 발송/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '다른 파일 고르기' }));
  await upload([member.id]);
  expect(await screen.findByText(/받는 회원 1명 · 비용 8,080원 · 비즈머니 1,000,000원/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '1줄 발송' }));
  await waitFor(() => expect(address()).toMatch(/^\/admin\/coupon-gifts\/\d+$/));
  expect(await screen.findByText('가을 이벤트')).toBeTruthy();
  await waitFor(async () => expect(await walletOf(member)).toMatchObject([{ gift: { reason: '가을 이벤트' } }]));
  expect(await screen.findByText('모두 끝남', {}, { timeout: 5000 })).toBeTruthy();
});

test('a sheet that was sent is not sent again, and a balance that is too small is told before', async () => {
  const coupon = await makeCoupon({ title: '문자 상품권', goods_code: MESSAGE_GOOD });
  const [one, other] = [await makeMember(), await makeMember()];
  const { report } = await sendGift(staff, { couponId: coupon.id, lines: [[one.id]], reason: '가을 이벤트' });
  testServer().sandbox.giftishow.setBalance(8079);
  const { user, screen } = await renderPage(remote.routes, {
    at: `/admin/coupon-gifts/new?coupon=${coupon.id}`,
    as: staff,
  });
  await user.type(await screen.findByRole('textbox', { name: /사유/ }), '가을 이벤트');
  const upload = async (id: number) =>
    user.upload(
      await screen.findByLabelText(FILE),
      await makeSheet([
        ['회원 번호', '이름'],
        [id, ''],
      ]),
    );
  await upload(one.id);
  expect(await screen.findByText('이미 처리한 내용이에요')).toBeTruthy();
  expect(screen.getByRole('link', { name: '먼저 보낸 상품권 보기' }).getAttribute('href')).toBe(
    `/admin/coupon-gifts/${report.gift_id}`,
  );
  expect(screen.queryByRole('button', { name: /줄 발송/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '다른 파일 고르기' }));
  await upload(other.id);
  expect(await screen.findByText('비즈머니가 모자라요')).toBeTruthy();
  expect(screen.getByRole('button', { name: '1줄 발송' })).toBeTruthy();
});

test('vouchers that failed are shown, and sent again', async () => {
  const { sandbox } = testServer();
  const coupon = await makeCoupon({ goods_code: MESSAGE_GOOD });
  const [one, other] = [await makeMember(), await makeMember()];
  sandbox.giftishow.setBalance(8080);
  const { report } = await sendGift(staff, { couponId: coupon.id, lines: [[one.id], [other.id]] });
  const { user, screen, within, waitFor } = await renderPage(remote.routes, {
    at: `/admin/coupon-gifts/${report.gift_id}`,
    as: staff,
  });
  const progress = within(await screen.findByRole('region', { name: '진행' }));
  const again = await progress.findByRole('button', { name: '실패한 1명에게 다시 보내기' }, { timeout: 5000 });
  const failed = progress.getAllByRole('link', { name: '1명' });
  expect(failed[0]?.getAttribute('href')).toBe(
    `/admin/coupon-applications?gift_id=${report.gift_id}&application_status=6`,
  );
  sandbox.giftishow.setBalance(1_000_000);
  await user.click(again);
  expect(await screen.findByText('1명에게 다시 보내기 시작했어요')).toBeTruthy();
  await waitFor(() => expect(screen.getByText('모두 끝남')).toBeTruthy(), { timeout: 5000 });
  expect(await walletOf(other)).toHaveLength(1);
});

test('the queue of a gift names it, and its applications cost no points', async () => {
  const coupon = await makeCoupon({ goods_code: MESSAGE_GOOD });
  const { report } = await sendGift(staff, { couponId: coupon.id, lines: [[(await makeMember()).id]] });
  const { user, screen } = await renderPage(remote.routes, {
    at: `/admin/coupon-applications?gift_id=${report.gift_id}`,
    as: staff,
  });
  expect(await screen.findByText('무료')).toBeTruthy();
  expect(screen.getByRole('button', { name: /보낸 상품권 조건 지우기/ })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: /아메리카노/ }));
  expect(await screen.findByText('회원에게 그냥 보낸 상품권이라 포인트를 쓰지 않아요.')).toBeTruthy();
  expect(screen.getByRole('link', { name: '이벤트 당첨' }).getAttribute('href')).toBe(
    `/admin/coupon-gifts/${report.gift_id}`,
  );
});
