import { beforeEach, describe, expect, test } from '@jest/globals';
import { ApplicationStatus } from '@danji/contracts/codes/coupon-codes';
import { AccountStatus } from '@danji/contracts/codes/user-codes';
import { getGiftTemplate, listCouponGifts, retryCouponGift } from '@danji/contracts/points/coupon-gift.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import { getVoucherCostTotals } from '@danji/contracts/points/voucher-cost.endpoints';
import { call } from '@danji/testing/call';
import { makeCoupon, resetCoupons, sendGift } from '@danji/testing/coupons';
import { listNotified } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { settled } from '../coupons/coupon-fixture.ts';
import { plant, giftOf, walletOf, titlesOf, tell, applications, expectLedgerUntouched } from './gift-fixture.ts';

const { DONE } = ApplicationStatus;

beforeEach(resetCoupons);

describe('a sheet of members who get a voucher', () => {
  test('says of each line what comes of it, and sends nothing in a preview', async () => {
    const { staff, coupon, receivers, lines } = await plant();
    const { report } = await sendGift(staff, { couponId: coupon.id, lines, isDryRun: true });
    expect(report).toMatchObject({
      wrong: 0,
      cost: 2 * 8080,
      refusal: null,
      posted: null,
      is_saved: false,
      gift_id: null,
    });
    expect(report.lines.map(({ row, user_id, reasons }) => [row, user_id, reasons])).toEqual([
      [2, receivers[0]?.id, []],
      [3, receivers[1]?.id, []],
    ]);
    expect(await applications()).toEqual([]);
  });

  test('sends to all without points, tells each of the reason, and who sent it of the end', async () => {
    const { staff, coupon, receivers, lines } = await plant();
    const { report } = await sendGift(staff, { couponId: coupon.id, lines });
    expect(report).toMatchObject({ is_saved: true, gift_id: expect.any(Number) });
    await settled();
    await tell();
    await tell();
    for (const receiver of receivers) {
      expect(await walletOf(receiver)).toMatchObject([
        { application_status: DONE, payment_price: 0, gift: { reason: '이벤트 당첨' }, memo: null },
      ]);
      const [told, ...others] = await listNotified(receiver.token);
      expect([told?.title, others]).toEqual(['상품권을 받았어요', []]);
      expect(told?.content).toContain("이벤트 당첨: '아메리카노'");
    }
    expect(await titlesOf(staff)).toEqual(['상품권을 모두 보냈어요']);
    expect(await giftOf(staff, report.gift_id ?? 0)).toMatchObject({
      members: 2,
      waiting: 0,
      issued: 2,
      failed: 0,
      cost: 2 * 8080,
      finished: expect.any(String),
    });
    const { data } = await call(getVoucherCostTotals, { token: staff.token });
    expect(data).toMatchObject({ issued: 2, gifts: 2, cost: 2 * 8080, points: 0 });
    await expectLedgerUntouched(receivers);
  });

  test('is sent once, also by two operators at the same moment; another reason is another gift', async () => {
    const { staff, coupon, lines } = await plant();
    const send = (reason?: string) => sendGift(staff, { couponId: coupon.id, lines, ...(reason && { reason }) });
    const sent = await Promise.all([send(), send(), send()]);
    expect(sent.filter(({ report }) => report.is_saved)).toHaveLength(1);
    const again = (await send()).report;
    expect(again).toMatchObject({ is_saved: false, posted: expect.any(String), gift_id: expect.any(Number) });
    expect(await applications()).toHaveLength(2);
    expect((await send('두 번째 이벤트')).report.is_saved).toBe(true);
    await settled();
    expect(testServer().sandbox.giftishow.vouchers).toHaveLength(4);
  });

  test('sends to nobody when one line is wrong, and says why', async () => {
    const { db, create } = testServer();
    const { staff, coupon, receivers } = await plant();
    const [blocked, noPhone] = [await create.general(), await create.general({ tel: '' })];
    const block = { account_status: AccountStatus.BLOCK };
    await db.updateTable('user_account').set(block).where('id', '=', blocked.id).execute();
    const [first = 0, second = 0] = receivers.map(({ id }) => id);
    const lines = [[first], [first], [second, '다른 이름'], [staff.id], [blocked.id], [noPhone.id], ['x']];
    const { report } = await sendGift(staff, { couponId: coupon.id, lines });
    expect(report).toMatchObject({ wrong: 6, is_saved: false });
    expect(report.lines.map(({ reasons }) => reasons)).toEqual([
      [],
      ['2행에 이미 있는 회원이에요.'],
      ['회원 번호와 이름이 달라요.'],
      ['이 번호의 회원이 없어요.'],
      ['이용할 수 없는 계정이에요.'],
      ['인증된 휴대폰 번호가 없는 회원이에요.'],
      ['이 번호의 회원이 없어요.'],
    ]);
    expect(await applications()).toEqual([]);
  });

  test('above 100,000 won is an ADMIN’s', async () => {
    const { coupon, staff, lines } = await plant(13);
    const { report } = await sendGift(staff, { couponId: coupon.id, lines });
    expect([report.is_saved, report.refusal]).toEqual([false, expect.stringContaining('최고관리자만')]);
    const admin = await testServer().create.admin();
    expect((await sendGift(admin, { couponId: coupon.id, lines })).report.is_saved).toBe(true);
    await settled();
  });

  test('needs a coupon that can be had, a reason, and an operator', async () => {
    const { staff, receivers, lines, coupon } = await plant();
    const ended = await makeCoupon({ date_end: '2026-01-02' });
    expect((await sendGift(staff, { couponId: ended.id, lines })).report.refusal).toMatch(/기간이 끝난 쿠폰/);
    expect((await sendGift(staff, { couponId: 999_999, lines })).problem.fields).toHaveProperty('coupon_id');
    expect((await sendGift(staff, { couponId: coupon.id, lines, reason: ' ' })).problem.fields).toHaveProperty(
      'reason',
    );
    const [member = staff] = receivers;
    expect((await sendGift(member, { couponId: coupon.id, lines })).status).toBe(403);
    expect((await call(listCouponGifts, { token: member.token })).status).toBe(403);
    expect((await call(retryCouponGift, { token: member.token, params: { id: 1 } })).status).toBe(403);
    expect(await applications()).toEqual([]);
  });

  test('is in the staff log with its coupon, reason, members and cost', async () => {
    const { staff, coupon, lines } = await plant();
    await sendGift(staff, { couponId: coupon.id, lines });
    await settled();
    const { token } = await testServer().create.admin();
    const { results } = (await call(listStaffLog, { token, query: { user_id: staff.id } })).data;
    expect(results[0]?.new_object).toEqual({ coupon: '아메리카노', reason: '이벤트 당첨', members: 2, cost: 16_160 });
  });

  test('has a template that is refused as it is, with its example', async () => {
    const { staff } = await plant();
    const { data } = await call(getGiftTemplate, { token: staff.token });
    expect(data.name).toBe('상품권 보내기 양식.xlsx');
  });
});
