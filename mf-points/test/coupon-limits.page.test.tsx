import { beforeEach, expect, test } from '@jest/globals';
import { savePointSet } from '@danji/contracts/points/point-set.endpoints';
import { call } from '@danji/testing/call';
import { makeCoupon, makeMember, resetCoupons } from '@danji/testing/coupons';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

beforeEach(resetCoupons);

test('what is left today is above the coupons, and what passes it waits with the reason', async () => {
  const { token } = await testServer().create.admin();
  const points = { point_signup: 0, point_referral: 0, point_referred: 0 };
  await call(savePointSet, { token, body: { ...points, limit_price_user: 0, limit_price_day: 2500 } });
  await makeCoupon({ price: 1500 });
  await makeCoupon({ title: '카페라떼', price: 1600 });
  const account = await makeMember();
  const { screen, user } = await renderPage(remote.routes, { at: '/points/coupons', as: account });
  expect(await screen.findByText('오늘 남은 한도 2,500원')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: '아메리카노' }));
  await user.click(await screen.findByRole('button', { name: '1,500P로 신청' }));
  await user.click(await screen.findByRole('button', { name: '신청' }));
  await screen.findByText('사용 포인트');
  const { screen: page } = await renderPage(remote.routes, { at: '/points/coupons', as: account });
  await page.findByRole('link', { name: '카페라떼' });
  expect(await page.findAllByText('오늘 한도를 넘으면 다음 날부터 순서대로 발급해요')).not.toHaveLength(0);
  await user.click((await page.findAllByRole('link', { name: '카페라떼' }))[0] ?? document.body);
  await user.click(await page.findByRole('button', { name: '1,600P로 신청' }));
  await user.click(await page.findByRole('button', { name: '신청' }));
  expect(await page.findByText(/신청한 순서대로 다음 날부터 발급해 드려요/)).toBeTruthy();
});
