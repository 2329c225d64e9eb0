import { beforeEach, expect, test } from '@jest/globals';
import { cancelOrder } from '@danji/contracts/shop/order.endpoints';
import { call } from '@danji/testing/call';
import { givePoints } from '@danji/testing/give-points';
import { catchDownloads } from '@danji/testing/page/downloads';
import { renderPage } from '@danji/testing/page/render-page';
import { buyByTransfer, buyProduct, sellProduct } from '@danji/testing/shop-orders';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

test('our staff reads what the shop has sold and what came back, in all and by product, category and method, and saves it', async () => {
  const { create } = testServer();
  const [staff, member] = [await create.staff(), await create.general()];
  const product = await sellProduct(staff);
  await buyByTransfer(member, product);
  await givePoints(member.id, 54_000);
  const id = await buyProduct(member, product, { point: 54_000, payment_price: 0 });
  await call(cancelOrder, { token: member.token, params: { id }, body: {} });
  const { screen, user, within, waitFor } = await renderPage(remote.routes, { at: '/admin/sales', as: staff });
  expect(await screen.findByText(/매출은 결제한 날에, 환불은 취소하거나 반품을 받은 날에/)).toBeTruthy();
  for (const text of ['2건', '이 기간의 환불 ÷ 이 기간의 매출']) expect(await screen.findByText(text)).toBeTruthy();
  for (const [table, row] of [
    ['상품별', '분말 소화기 2 108,000원 1 54,000원 54,000원 50%'],
    ['분류별', '소방 2 108,000원 1 54,000원 54,000원 50%'],
    ['결제 수단별', '계좌이체 1 54,000원 0 0원 54,000원 0%'],
    ['결제 수단별', '포인트 1 54,000원 1 54,000원 0원 100%'],
  ] as const)
    expect(
      within(await screen.findByRole('table', { name: `${table} 매출` })).getByRole('row', { name: row }),
    ).toBeTruthy();
  expect(within(await screen.findByRole('table', { name: '날짜별 매출' })).getAllByRole('row')).toHaveLength(31);
  const downloads = catchDownloads();
  const methods = within(screen.getByRole('region', { name: '결제 수단별' }));
  await user.click(await methods.findByRole('button', { name: '내보내기' }));
  await user.click(await screen.findByRole('menuitem', { name: /XLSX/ }));
  await waitFor(() => expect(downloads.names).toEqual([expect.stringMatching(/^매출 결제 수단별.*\.xlsx$/)]));
});

test('a period without sales says so, and our staff is warned while the shop has no gateway', async () => {
  const { create, platform } = testServer();
  const { nicepay } = platform.config;
  const [staff, member] = [await create.staff(), await create.general()];
  await buyProduct(member, await sellProduct(staff));
  const at = '/admin/sales?date_start=2024-01-01&date_end=2024-01-31';
  const { screen, go } = await renderPage(remote.routes, { at, as: staff });
  expect(await screen.findAllByText('이 기간에는 매출도 환불도 없어요.')).toHaveLength(3);
  const warning = () => screen.queryByText('결제 회사가 연결되어 있지 않아요');
  await go('/admin/orders');
  expect(await screen.findByRole('link', { name: /분말 소화기/ })).toBeTruthy();
  expect(warning()).toBeNull();
  platform.config.nicepay = undefined;
  try {
    const off = await renderPage(remote.routes, { at: '/admin/orders', as: staff });
    expect(await off.screen.findByText('결제 회사가 연결되어 있지 않아요')).toBeTruthy();
  } finally {
    platform.config.nicepay = nicepay;
  }
});
