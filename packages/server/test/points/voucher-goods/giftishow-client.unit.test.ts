import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sandboxEnv, startSandbox, type Sandbox } from '@danji/sandbox';
import { createGiftishowClient, type VoucherOrder } from '@danji/server/points/voucher-goods/giftishow-client';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());
beforeEach(() => {
  sandbox.giftishow.reset();
  sandbox.clearFaults();
});

const connect = (change: Partial<Parameters<typeof createGiftishowClient>[0]> = {}) => {
  const env = sandboxEnv(sandbox.url);
  return createGiftishowClient({
    base: env['GIFTISHOW_BASE'] ?? '',
    authCode: env['GIFTISHOW_AUTH_CODE'] ?? '',
    authToken: env['GIFTISHOW_AUTH_TOKEN'] ?? '',
    userId: env['GIFTISHOW_USER_ID'] ?? '',
    callbackNo: env['GIFTISHOW_CALLBACK_NO'] ?? '',
    ...change,
  });
};
const order = (change: Partial<VoucherOrder> = {}): VoucherOrder => ({
  trId: 'hs_20261124_abcdefgh',
  goodsCode: 'G90000000001',
  phone: '01012345678',
  title: '단지 상품권',
  message: '단지에서 보낸 상품권이에요.',
  gubun: 'I',
  ...change,
});
const code = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error as { code?: string }).code,
  );

describe('the catalogue', () => {
  test('is read page by page, with pictures', async () => {
    const client = connect();
    const { total, goods } = await client.listGoods({ page: 1, size: 20 });
    expect([total, goods.length]).toEqual([30, 20]);
    expect((await client.listGoods({ page: 2, size: 20 })).goods).toHaveLength(10);
    const picture = await client.readPicture(String(goods[0]?.goodsImgB));
    expect([picture.type, picture.bytes.subarray(1, 4).toString('latin1')]).toEqual(['image/png', 'PNG']);
  });

  test('is read from the provider only', async () => {
    expect(await code(connect().readPicture('http://169.254.169.254/latest'))).toBe('bad_answer');
    expect(await code(connect().readPicture('https://giftishow.com.example/x.png'))).toBe('bad_answer');
  });
});

describe('an order', () => {
  test('issues a pin and its picture, and costs its price', async () => {
    const client = connect();
    const issued = await client.send(order());
    expect(issued).toEqual({
      orderNo: expect.any(String),
      pin: expect.stringMatching(/^\d{12}$/),
      pictureUrl: expect.any(String),
    });
    expect((await client.readPicture(issued.pictureUrl ?? '')).type).toBe('image/png');
    expect(await client.getBalance()).toBe(1_000_000 - 4280);
  });

  test('by message has neither pin nor picture', async () => {
    expect(await connect().send(order({ gubun: 'N' }))).toMatchObject({ pin: null, pictureUrl: null });
  });

  test.each([
    ['COUPON.0001', { title: '' }],
    ['COUPON.0002', { title: '열 글자보다 긴 제목이에요' }],
    ['COUPON.0003', { trId: 'x'.repeat(26) }],
    ['COUPON.0005', { phone: '021234567' }],
    ['COUPON.0011', { goodsCode: 'G1' }],
  ])('is refused with %s', async (expected, change) => {
    expect(await code(connect().send(order(change)))).toBe(expected);
    expect(sandbox.giftishow.vouchers).toEqual([]);
  });

  test('is refused for a used tr_id, an empty balance, a suspended good and another key', async () => {
    const client = connect();
    await client.send(order());
    expect(await code(client.send(order()))).toBe('COUPON.0015');
    sandbox.giftishow.setBalance(100);
    expect(await code(client.send(order({ trId: 'hs_2' })))).toBe('E0010');
    sandbox.giftishow.changeGood('G90000000002', { state: 'SUS' });
    expect(await code(client.send(order({ trId: 'hs_3', goodsCode: 'G90000000002' })))).toBe('COUPON.0011');
    expect(await code(connect({ authToken: 'wrong' }).getBalance())).toBe('E0009');
    expect(await code(connect({ authCode: 'wrong' }).getBalance())).toBe('E0008');
  });

  test('without an answer, with an error inside or a page of a gateway fails', async () => {
    sandbox.giftishow.faultNext('lost');
    expect(await code(connect().send(order()))).toBe('unreachable');
    sandbox.giftishow.faultNext('wrong_result');
    expect(await code(connect().send(order({ trId: 'hs_4' })))).toBe('ERR0208');
    sandbox.failNext('giftishow');
    expect(await code(connect().send(order({ trId: 'hs_5' })))).toBe('http_500');
    const answer = (body: string) => connect({ fetch: async () => new Response(body) }).getBalance();
    expect(await code(answer('<html>'))).toBe('bad_answer');
    expect(await code(answer('{"code":"0000","result":{"balance":"many"}}'))).toBe('bad_answer');
    expect(await code(answer('{"message":"no code"}'))).toBe('bad_answer');
  });

  test('waits for its answer no longer than the limit', async () => {
    const silent = connect({
      timeout: 20,
      fetch: (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    });
    expect(await code(silent.send(order()))).toBe('timeout');
  });
});

describe('a voucher', () => {
  test.each([false, true])('is known by its tr_id in both forms (wrapped: %s)', async (wrapsStatus) => {
    sandbox.giftishow.wrapsStatus = wrapsStatus;
    const client = connect();
    await client.send(order());
    expect(await client.findVoucher('hs_20261124_abcdefgh')).toMatchObject({
      pinStatusCd: '01',
      validPrdEndDt: expect.stringMatching(/^\d{14}$/),
    });
    expect(await client.findVoucher('hs_nobody')).toBeUndefined();
  });

  test('is cancelled once, and not after its use', async () => {
    const client = connect();
    await client.send(order());
    await client.send(order({ trId: 'hs_used' }));
    await client.cancel('hs_20261124_abcdefgh');
    expect(await code(client.cancel('hs_20261124_abcdefgh'))).toBe('COUPON.0008');
    sandbox.giftishow.setPin('hs_used', '02');
    expect(await code(client.cancel('hs_used'))).toBe('COUPON.0007');
    expect(await code(client.cancel('hs_nobody'))).toBe('COUPON.0004');
    expect(await client.getBalance()).toBe(1_000_000 - 4280);
  });

  test('that was paid without a pin is closed', async () => {
    const client = connect();
    sandbox.giftishow.faultNext('charge_only');
    expect(await code(client.send(order()))).toBe('E9999');
    expect(await client.findVoucher('hs_20261124_abcdefgh')).toBeUndefined();
    expect(await client.getBalance()).toBeLessThan(1_000_000);
    await client.cancelFailedSend('hs_20261124_abcdefgh');
    expect(await client.getBalance()).toBe(1_000_000);
    expect(await code(client.cancelFailedSend('hs_20261124_abcdefgh'))).toBe('COUPON.0008');
  });

  test('by message is sent again, one with a picture not', async () => {
    const client = connect();
    await client.send(order({ gubun: 'N' }));
    await client.resend('hs_20261124_abcdefgh');
    expect(sandbox.giftishow.vouchers[0]?.resends).toBe(1);
    await client.send(order({ trId: 'hs_picture' }));
    expect(await code(client.resend('hs_picture'))).toBe('ERR0213');
    expect(await code(client.resend('hs_nobody'))).toBe('ERR0212');
  });
});
