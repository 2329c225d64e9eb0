import { beforeEach, expect, test } from '@jest/globals';
import { ApplicationStatus } from '@danji/contracts/codes/coupon-codes';
import { checkClosedOrders } from '@danji/server/points/coupons/check-closed.job';
import { PICTURE_GOOD, resetCoupons } from '@danji/testing/coupons';
import { listNotified } from '@danji/testing/deliver-notifications';
import { openSession } from '@danji/testing/factories/open-session';
import { testServer } from '@danji/testing/test-server';
import { applyQuietly, pointsOf, read, settle } from './coupon-fixture.ts';

beforeEach(resetCoupons);

const TITLE = '닫은 상품권 주문이 뒤늦게 발급됐어요';

/** An order whose answer never came and which was closed, and what the provider issues for it afterwards. */
async function closeOrder() {
  const { sandbox, clock, db } = testServer();
  const applied = await applyQuietly();
  sandbox.giftishow.faultNext('hang_before');
  await settle();
  clock.advance(180);
  await settle();
  expect((await read(applied.member, applied.id)).application_status).toBe(ApplicationStatus.FAILED);
  const { tr_id: trId } = await db.selectFrom('voucher_order').select('tr_id').executeTakeFirstOrThrow();
  const issue = (): void => {
    const good = sandbox.giftishow.findGood(PICTURE_GOOD);
    if (good) sandbox.giftishow.order({ trId, good, gubun: 'I', phone: '01012345678' }, true);
  };
  return { ...applied, trId, issue };
}

const look = (): Promise<void> => testServer().platform.jobs.runNow(checkClosedOrders, {});

async function toldTo({ id }: { id: number }): Promise<string[]> {
  const { token } = await openSession(testServer().platform, id);
  return (await listNotified(token)).filter(({ title }) => title === TITLE).map(({ content }) => content ?? '');
}

test('what the provider issues up to the third night after an order was closed is cancelled, and ADMINs are told once', async () => {
  const { create, clock, sandbox } = testServer();
  const [admin, staff] = [await create.admin(), await create.staff()];
  const { member, issue } = await closeOrder();
  await look();
  expect(await toldTo(admin)).toEqual([]);
  clock.advance(3 * 86_400 - 3600);
  issue();
  await look();
  await look();
  expect(await toldTo(admin)).toEqual([expect.stringContaining('발급되어 바로 취소했어요')]);
  expect(await toldTo(staff)).toEqual([]);
  expect(sandbox.giftishow.vouchers.map(({ pinStatus }) => pinStatus)).toEqual(['07']);
  expect([sandbox.giftishow.balance, await pointsOf(member)]).toEqual([1_000_000, 10_000]);
});

test('one that was used meanwhile stays, and is told once as well', async () => {
  const { create, sandbox } = testServer();
  const admin = await create.admin();
  const { issue, trId } = await closeOrder();
  issue();
  sandbox.giftishow.setPin(trId, '02');
  await look();
  await look();
  expect(await toldTo(admin)).toEqual([expect.stringContaining('취소하지 못했어요')]);
});

test('an order that was closed long ago is not asked for any more', async () => {
  const { clock, sandbox } = testServer();
  await closeOrder();
  clock.advance(4 * 86_400);
  const asked = sandbox.giftishow.calls['0201'];
  await look();
  expect(sandbox.giftishow.calls['0201']).toBe(asked);
});
