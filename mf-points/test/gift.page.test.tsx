import { beforeEach, expect, test } from '@jest/globals';
import { makeCoupon, makeMember, MESSAGE_GOOD, resetCoupons, sendGift } from '@danji/testing/coupons';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { settleVouchers } from '@danji/server/points/coupons/settle.job';
import { remote } from '../src/remote.tsx';

beforeEach(resetCoupons);

test('a voucher that operators gave says why, and is given back without points', async () => {
  const { create, platform, sandbox } = testServer();
  const coupon = await makeCoupon({ goods_code: MESSAGE_GOOD });
  const member = await makeMember(1500);
  await sendGift(await create.staff(), { couponId: coupon.id, lines: [[member.id]] });
  await platform.jobs.runNow(settleVouchers, {});
  await platform.jobs.idle();
  const { screen, user } = await renderPage(remote.routes, { at: '/points/applications', as: member });
  expect(await screen.findByText(/이벤트 당첨/)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: '아메리카노' }));
  expect(await screen.findByText('받은 이유')).toBeTruthy();
  expect(screen.queryByText('사용 포인트')).toBeNull();
  await user.click(screen.getByRole('button', { name: '돌려주기' }));
  expect(await screen.findByText('포인트 없이 받은 상품권이라 돌려드릴 포인트가 없어요.')).toBeTruthy();
  await user.click((await screen.findAllByRole('button', { name: '돌려주기' })).at(-1) ?? document.body);
  expect(await screen.findByText('상품권을 돌려줬어요.')).toBeTruthy();
  expect(sandbox.giftishow.vouchers.map(({ pinStatus }) => pinStatus)).toEqual(['07']);
});
