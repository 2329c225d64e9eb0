import { beforeEach, expect, test } from '@jest/globals';
import { getCouponApplication, resendCoupon } from '@danji/contracts/points/coupon-application.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { sendVoucherMessages } from '@danji/server/points/coupons/voucher-message';
import { call } from '@danji/testing/call';
import { apply, makeCoupon, makeMember, MESSAGE_GOOD, PICTURE_GOOD, resetCoupons } from '@danji/testing/coupons';
import { testServer } from '@danji/testing/test-server';
import { read, settled } from './coupon-fixture.ts';

beforeEach(resetCoupons);

/** Waits until no message is left, and none is on its way. */
async function delivered(): Promise<string[]> {
  const { platform, sandbox } = testServer();
  await platform.jobs.runNow(sendVoucherMessages, {});
  await platform.jobs.idle();
  return sandbox.inbox().map(({ content }) => content);
}

async function makeIssued(goods_code: string) {
  const [coupon, member] = [await makeCoupon({ goods_code }), await makeMember()];
  const { id } = (await apply(member, coupon.nano_id)).data;
  await settled();
  const resend = () => call(resendCoupon, { token: member.token, body: { coupon_application_id: id } });
  return { member, id, resend };
}

test('a voucher with a barcode is told by a message of ours, with the way to the wallet and without the pin', async () => {
  const { platform, sandbox } = testServer();
  const { member, id } = await makeIssued(PICTURE_GOOD);
  const link = platform.config.webOrigin + webPaths.couponApplication(id);
  expect(await delivered()).toEqual([
    expect.stringContaining(`'아메리카노' 상품권이 도착했어요. 보관함에서 바코드를 보여 주세요.\n${link}`),
  ]);
  const { order } = await read(member, id);
  expect(sandbox.inbox()[0]?.content).not.toContain(order?.pin_no ?? '');
  expect(sandbox.inbox()[0]?.to).toMatch(/^0109\d{7}$/);
});

test('a voucher that the provider sends itself is not told a second time', async () => {
  const { resend } = await makeIssued(MESSAGE_GOOD);
  await resend();
  expect(await delivered()).toEqual([]);
  expect(testServer().sandbox.giftishow.calls['0203']).toBe(1);
});

test('a voucher with a barcode is sent again by our message, three times at most', async () => {
  const { resend } = await makeIssued(PICTURE_GOOD);
  for (const count of [1, 2, 3]) expect((await resend()).data.coupon_request_count).toBe(count);
  expect((await resend()).status).toBe(429);
  expect(await delivered()).toHaveLength(4);
  expect(testServer().sandbox.giftishow.calls['0203']).toBeUndefined();
});

test('a message that fails is not sent a second time, and operators see why', async () => {
  const { create, sandbox, platform } = testServer();
  sandbox.failNext('sms', 1);
  const { id, resend } = await makeIssued(PICTURE_GOOD);
  expect(await delivered()).toEqual([]);
  await platform.jobs.runNow(sendVoucherMessages, {});
  expect(await delivered()).toEqual([]);
  const { token } = await create.staff();
  const { calls } = (await call(getCouponApplication, { token, params: { id } })).data;
  expect(calls.map(({ operation, code }) => [operation, code])).toEqual([
    ['0204', '0000'],
    ['SMS', 'http_500'],
  ]);
  await resend();
  expect(await delivered()).toHaveLength(1);
});

test('many servers send a message once', async () => {
  const { platform } = testServer();
  await makeIssued(PICTURE_GOOD);
  await Promise.all(Array.from({ length: 6 }, () => platform.jobs.runNow(sendVoucherMessages, {})));
  expect(await delivered()).toHaveLength(1);
});
