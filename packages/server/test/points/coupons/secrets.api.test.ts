import { beforeEach, expect, test } from '@jest/globals';
import { createKeyRing } from '@danji/server/platform/key-ring';
import { encrypt } from '@danji/server/platform/secrets';
import { renewVoucherSecrets } from '@danji/server/points/coupons/renew-secrets.job';
import { apply, makeCoupon, makeMember, resetCoupons } from '@danji/testing/coupons';
import { testServer } from '@danji/testing/test-server';
import { read, settled } from './coupon-fixture.ts';

beforeEach(resetCoupons);

const stored = () =>
  testServer()
    .db.selectFrom('voucher_order')
    .select(['tr_id', 'pin_encrypted', 'picture_url_encrypted'])
    .executeTakeFirstOrThrow();

const store = (pin_encrypted: string) => testServer().db.updateTable('voucher_order').set({ pin_encrypted }).execute();

async function makeIssued() {
  const [coupon, member] = [await makeCoupon(), await makeMember()];
  const { id } = (await apply(member, coupon.nano_id)).data;
  await settled();
  const { order } = await read(member, id);
  return { pin: order?.pin_no ?? '', shown: async () => (await read(member, id)).order?.pin_no };
}

test('a voucher that the key of access tokens has encrypted stays readable, and is encrypted anew', async () => {
  const { platform } = testServer();
  const { pin, shown } = await makeIssued();
  const { tr_id: trId, picture_url_encrypted: picture } = await stored();
  await store(encrypt(platform.signingKey, `voucher:${trId}:pin`, pin));
  expect(await shown()).toBe(pin);
  await platform.jobs.runNow(renewVoucherSecrets, {});
  const renewed = await stored();
  expect(renewed.pin_encrypted).toMatch(new RegExp(`^${platform.keyRing.newest}`));
  expect(renewed.picture_url_encrypted).toBe(picture);
  expect(await shown()).toBe(pin);
});

test('a voucher whose key is gone is left as it is, and others are encrypted anew', async () => {
  const { platform, db } = testServer();
  const { pin, shown } = await makeIssued();
  const { tr_id: lostTrId } = await stored();
  const lost = createKeyRing(['a secret that nobody has any more'], platform.signingKey);
  const unreadable = lost.encrypt(`voucher:${lostTrId}:pin`, pin);
  await store(unreadable);
  const other = await makeIssued();
  const { tr_id: trId } = await db
    .selectFrom('voucher_order')
    .select('tr_id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const former = encrypt(platform.signingKey, `voucher:${trId}:pin`, other.pin);
  await db.updateTable('voucher_order').set({ pin_encrypted: former }).where('tr_id', '=', trId).execute();
  await platform.jobs.runNow(renewVoucherSecrets, {});
  const pins = await db.selectFrom('voucher_order').select('pin_encrypted').orderBy('id').execute();
  expect(pins[0]?.pin_encrypted).toBe(unreadable);
  expect(pins[1]?.pin_encrypted).toMatch(new RegExp(`^${platform.keyRing.newest}`));
  expect(await other.shown()).toBe(other.pin);
  await store(platform.keyRing.encrypt(`voucher:${lostTrId}:pin`, pin));
  expect(await shown()).toBe(pin);
});
