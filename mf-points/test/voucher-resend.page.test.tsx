import { beforeEach, expect, test } from '@jest/globals';
import { ApplicationType } from '@danji/contracts/codes/coupon-codes';
import { orderCoupon } from '@danji/contracts/points/coupon-application.endpoints';
import { MAX_RESENDS } from '@danji/contracts/points/coupon-application';
import { sendVoucherMessages } from '@danji/server/points/coupons/voucher-message';
import { call } from '@danji/testing/call';
import { apply, makeCoupon, makeMember, resetCoupons } from '@danji/testing/coupons';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

beforeEach(resetCoupons);

test('the message about a voucher with a barcode is sent again from the wallet, as often as the contract says', async () => {
  const { create, sandbox, platform } = testServer();
  const [{ token }, account] = [await create.staff(), await makeMember(1500)];
  const coupon = await makeCoupon({ price: 1000, application_type: ApplicationType.APPROVAL });
  const { data } = await apply(account, coupon.nano_id);
  await call(orderCoupon, { token, body: { coupon_application_uuid: data.uuid } });
  const { screen, user } = await renderPage(remote.routes, { at: `/points/applications/${data.id}`, as: account });
  for (let left = MAX_RESENDS; left > 0; left -= 1)
    await user.click(await screen.findByRole('button', { name: `문자 다시 받기 (${left}번 남음)` }));
  const last = await screen.findByRole<HTMLButtonElement>('button', { name: '문자 다시 받기 (0번 남음)' });
  expect(last.disabled).toBe(true);
  await platform.jobs.runNow(sendVoucherMessages, {});
  await platform.jobs.idle();
  expect(sandbox.inbox().map(({ content }) => content)).toEqual(
    Array.from({ length: 1 + MAX_RESENDS }, () => expect.stringContaining(`/points/applications/${data.id}`)),
  );
});
