import { beforeEach, expect, test } from '@jest/globals';
import { watchVouchers } from '@danji/server/points/voucher-watch/watch-vouchers.job';
import { makeMember, resetCoupons } from '@danji/testing/coupons';
import { listNotified } from '@danji/testing/deliver-notifications';
import { testServer } from '@danji/testing/test-server';
import { applyQuietly, settle } from '../coupons/coupon-fixture.ts';

beforeEach(resetCoupons);

const watch = (): Promise<void> => testServer().platform.jobs.runNow(watchVouchers, {});
const titles = async (token: string): Promise<string[]> => (await listNotified(token)).map(({ title }) => title);
const LOW = '비즈머니가 얼마 남지 않았어요';
const LATE = '처리되지 않은 상품권 주문이 있어요';

test('operators are told of a balance below the threshold, and again while nobody fills it', async () => {
  const { create, sandbox, clock, platform } = testServer();
  const [staff, admin, member] = [await create.staff(), await create.admin(), await makeMember()];
  sandbox.giftishow.setBalance(platform.config.giftishow.lowBalance);
  await watch();
  expect(await titles(staff.token)).toEqual([]);
  sandbox.giftishow.setBalance(platform.config.giftishow.lowBalance - 1);
  await Promise.all([watch(), watch(), watch()]);
  expect([await titles(staff.token), await titles(admin.token)]).toEqual([[LOW], [LOW]]);
  expect(await titles(member.token)).toEqual([]);
  const [told] = await listNotified(staff.token);
  expect(told?.content).toContain('99,999원 남았어요. 알림 기준은 100,000원');
  clock.advance(6 * 3600);
  const { token } = await create.staff();
  await watch();
  expect(await titles(token)).toEqual([LOW]);
});

test('a provider that does not answer is no alarm of the balance', async () => {
  const { create, sandbox } = testServer();
  const { token } = await create.staff();
  sandbox.failNext('giftishow', 1);
  await watch();
  expect(await titles(token)).toEqual([]);
});

test('ADMINs are told of an order without an outcome after ten minutes, and numbers show it', async () => {
  const { create, clock, app, sandbox } = testServer();
  const [staff, admin] = [await create.staff(), await create.admin()];
  const applied = await applyQuietly();
  const numbers = async () =>
    [
      ...(await app.inject({ url: '/metrics', headers: { authorization: 'Bearer metrics-token' } })).body.matchAll(
        /danji_open\{what="vouchers_(?:open|oldest_seconds)"\} (\d+)/g,
      ),
    ].map(([, number]) => Number(number));
  clock.advance(10 * 60);
  await watch();
  expect(await titles(admin.token)).toEqual([]);
  clock.advance(1);
  await watch();
  await watch();
  expect([await titles(admin.token), await titles(staff.token)]).toEqual([[LATE], []]);
  expect((await numbers()).toSorted((one, other) => one - other)).toEqual([1, 601]);
  await settle();
  expect(await numbers()).toEqual([0, 0]);
  expect(sandbox.giftishow.vouchers).toHaveLength(1);
  expect(applied.id).toBeGreaterThan(0);
});
