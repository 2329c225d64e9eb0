import { ApplicationType } from '@danji/contracts/codes/coupon-codes';
import type { Coupon, CouponInput } from '@danji/contracts/points/coupon';
import { createCouponApplication } from '@danji/contracts/points/coupon-application.endpoints';
import type { GiftReport } from '@danji/contracts/points/coupon-gift';
import { giveCoupon } from '@danji/contracts/points/coupon-gift.endpoints';
import { createCoupon } from '@danji/contracts/points/coupon.endpoints';
import type { Problem } from '@danji/contracts/problem';
import { readVoucherGoods } from '@danji/server/points/voucher-goods/index';
import { call } from './call.ts';
import type { TestAccount } from './factories/account-factory.ts';
import { givePoints } from './give-points.ts';
import { makeSheetBytes } from './make-sheet.ts';
import { testServer } from './test-server.ts';

/** A good with a picture, and one that comes by message. */
export const PICTURE_GOOD = 'G90000000001';
export const MESSAGE_GOOD = 'G90000000024';

/** Empties everything, the sandbox of vouchers too. */
export async function emptyCoupons(): Promise<void> {
  const { reset, sandbox } = testServer();
  await reset();
  sandbox.giftishow.reset();
  sandbox.clearFaults();
  sandbox.clearInbox();
}

/** Empties everything, and reads the goods of the sandbox. */
export async function resetCoupons(): Promise<void> {
  await emptyCoupons();
  await testServer().platform.jobs.runNow(readVoucherGoods, {});
}

/** Offers a coupon as an operator. */
export async function makeCoupon(change: Partial<CouponInput> = {}): Promise<Coupon> {
  const { token } = await testServer().create.staff();
  const body: CouponInput = {
    title: '아메리카노',
    goods_code: PICTURE_GOOD,
    price: 4500,
    date_start: '2026-01-01',
    date_end: '2099-12-31',
    require_recommands: 0,
    require_point: 0,
    application_type: ApplicationType.AT_ONCE,
    ...change,
  };
  const { data, status } = await call(createCoupon, { token, body });
  if (status !== 200) throw new Error(JSON.stringify(data));
  return data;
}

export async function makeMember(points = 10_000): Promise<TestAccount> {
  const member = await testServer().create.general();
  await givePoints(member.id, points);
  return member;
}

/** Applies for a coupon by its public id. */
export const apply = ({ token }: TestAccount, coupon: string) =>
  call(createCouponApplication, { token, body: { coupon } });

const BOUNDARY = 'danji-gift';
type GiftInput = {
  couponId: number;
  lines: readonly (readonly (string | number)[])[];
  reason?: string;
  isDryRun?: boolean;
};

/** Sends a sheet of members who get a coupon without points; each line has the number of a member, and perhaps the name. */
export async function sendGift(
  { token }: TestAccount,
  { couponId, lines, reason = '이벤트 당첨', isDryRun = false }: GiftInput,
): Promise<{ status: number; report: GiftReport; problem: Problem }> {
  // Written by hand: the form of jsdom cannot be sent from a test of a page.
  const text = (name: string, value: string) =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="gift.xlsx"\r\n\r\n`;
  const rows = [['회원 번호', '이름'], ...lines.map(([id = null, name = '']) => [id, name])];
  const response = await testServer().app.inject({
    method: 'POST',
    url: giveCoupon.path,
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([
      Buffer.from(text('coupon_id', String(couponId)) + text('reason', reason) + text('is_dry_run', String(isDryRun))),
      Buffer.from(head),
      await makeSheetBytes(rows),
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  });
  const data: unknown = response.json();
  return { status: response.statusCode, report: data as GiftReport, problem: data as Problem };
}
