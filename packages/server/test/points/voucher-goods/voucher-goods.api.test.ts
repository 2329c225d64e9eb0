import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  downloadGoodPicture,
  getVoucherBalance,
  getVoucherGood,
  getVoucherSync,
  listVoucherGoods,
} from '@danji/contracts/points/voucher-good.endpoints';
import { ApplicationStatus, ApplicationType } from '@danji/contracts/codes/coupon-codes';
import { getPointWallet } from '@danji/contracts/points/point-wallet.endpoints';
import { readVoucherGoods } from '@danji/server/points/voucher-goods/index';
import { call } from '@danji/testing/call';
import { apply, emptyCoupons, makeCoupon, makeMember } from '@danji/testing/coupons';
import { testServer } from '@danji/testing/test-server';
import { read } from '../coupons/coupon-fixture.ts';

const CODE = 'G90000000001';

beforeEach(emptyCoupons);

const sync = () => testServer().platform.jobs.runNow(readVoucherGoods, {});
const list = async (query = {}) => (await call(listVoucherGoods, { query })).data;

describe('the goods of the provider', () => {
  test('are read into the catalogue, which everybody may see', async () => {
    expect((await list()).count).toBe(0);
    await sync();
    expect((await list()).count).toBe(30);
    expect((await list({ search: '도넛' })).results.map(({ goods_name }) => goods_name)).toEqual([
      '글레이즈드 6개',
      '도넛 12개',
    ]);
    expect(
      (await list({ brand: '든든마트', ordering: '-sale_price' })).results.map(({ sale_price }) => sale_price),
    ).toEqual([49_500, 29_700, 9900]);
    expect((await call(getVoucherGood, { query: { goods_code: CODE } })).data).toMatchObject({
      goods_name: '아메리카노 (HOT)',
      brand_name: '모닝빈',
      real_price: 4500,
      sale_price: 4280,
      limit_day: 93,
      state: 'SALE',
      image_url: `/api/points/gifti_coupon_picture/${CODE}/`,
    });
    expect((await call(getVoucherGood, { query: { goods_code: 'G0' } })).status).toBe(404);
  });

  test('have pictures from our own host', async () => {
    await sync();
    const { status, headers } = await call(downloadGoodPicture, { params: { goods_code: CODE } });
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    expect((await call(downloadGoodPicture, { params: { goods_code: 'G0' } })).status).toBe(404);
  });

  test('are compared with the reading before: new, another price, gone', async () => {
    const { sandbox, create } = testServer();
    await sync();
    sandbox.giftishow.changeGood(CODE, { salePrice: 4000 });
    sandbox.giftishow.changeGood('G90000000002', undefined);
    await sync();
    const { token } = await create.staff();
    const { sync: last, balance } = (await call(getVoucherBalance, { token })).data;
    expect(balance).toBe(1_000_000);
    expect(last).toMatchObject({
      read: 29,
      total: 29,
      added: [],
      repriced: [{ goods_code: CODE, before: 4280, after: 4000 }],
      gone: [{ goods_code: 'G90000000002', before: 4750, after: null }],
      closed: 0,
      error: null,
    });
    expect((await list({ state: 'GONE' })).count).toBe(1);
  });

  test('close open applications of goods that are gone, with their points, and say how many', async () => {
    const { sandbox, create } = testServer();
    await sync();
    const [waiting, other] = [
      await makeCoupon({ goods_code: 'G90000000002', application_type: ApplicationType.APPROVAL }),
      await makeCoupon({ goods_code: CODE, application_type: ApplicationType.APPROVAL }),
    ];
    const member = await makeMember();
    const { data: closed } = await apply(member, waiting.nano_id);
    const { data: open } = await apply(member, other.nano_id);
    sandbox.giftishow.changeGood('G90000000002', undefined);
    await sync();
    const { token } = await create.staff();
    expect((await call(getVoucherSync, { token })).data.sync).toMatchObject({ closed: 1, error: null });
    expect((await read(member, closed.id)).application_status).toBe(ApplicationStatus.IMPOSSIBLE);
    expect((await read(member, open.id)).application_status).toBe(ApplicationStatus.WAIT);
    const { data } = await call(getPointWallet, { token: member.token });
    expect(data).toMatchObject({ available: 5500, held: 4500 });
  });

  test('stay when the provider does not answer, and operators read why', async () => {
    const { sandbox, create } = testServer();
    await sync();
    sandbox.failNext('giftishow');
    await sync();
    expect((await list({ state: 'SALE' })).count).toBe(30);
    const { token } = await create.staff();
    expect((await call(getVoucherBalance, { token })).data.sync?.error).toContain('http_500');
    sandbox.failNext('giftishow');
    expect(await call(getVoucherBalance, { token })).toMatchObject({ status: 503 });
  });

  test('and the balance are no matter of members', async () => {
    const { create } = testServer();
    const { token } = await create.general();
    expect((await call(getVoucherBalance, { token })).status).toBe(403);
    expect((await call(getVoucherBalance, {})).status).toBe(401);
  });
});
