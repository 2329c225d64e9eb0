import { beforeEach, expect, test } from '@jest/globals';
import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { moveStaffOrder } from '@danji/contracts/shop/order-staff.endpoints';
import { listOrders } from '@danji/contracts/shop/order.endpoints';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { buyProduct, sellProduct } from '@danji/testing/shop-orders';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

test('an operator finds a paid order, prepares and ships it, corrects the tracking number and says that it has arrived', async () => {
  const { create } = testServer();
  const [staff, member] = [await create.staff(), await create.general()];
  const order = await buyProduct(member, await sellProduct(staff));
  const bought = async () => (await call(listOrders, { token: member.token })).data.results;

  const list = await renderPage(remote.routes, { at: '/admin/orders?status=2&search=031-123', as: staff });
  const link = await list.screen.findByRole('link', { name: /분말 소화기/ });
  expect(link.getAttribute('href')).toBe(`/admin/orders/${order}`);

  const { screen, user, waitFor, within } = await renderPage(remote.routes, {
    at: `/admin/orders/${order}`,
    as: staff,
  });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const confirm = async (name: string) => {
    await press(name);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
  };
  expect(await screen.findByText('(10408) 경기 고양시 일산동구 장항로 100')).toBeTruthy();
  await confirm('상품 준비 시작');
  await press('발송하기');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '발송하기' }));
  expect(await dialog.findByText('택배사를 골라 주세요.')).toBeTruthy();
  await user.selectOptions(dialog.getByRole('combobox', { name: /택배사/ }), '한진택배');
  await user.type(dialog.getByRole('textbox', { name: /송장 번호/ }), '1234-5678-90');
  await user.click(dialog.getByRole('button', { name: '발송하기' }));
  await waitFor(async () =>
    expect(await bought()).toMatchObject([{ post_company: '한진택배', post_tracking_number: '1234567890' }]),
  );
  await press('송장 번호 고치기');
  const correction = within(await screen.findByRole('dialog'));
  await user.type(correction.getByRole('textbox', { name: /송장 번호/ }), '1');
  await user.click(correction.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('한진택배 12345678901')).toBeTruthy();
  await confirm('배송완료로 바꾸기');
  await waitFor(async () => expect(await bought()).toMatchObject([{ status: 5 }]));
  expect(await screen.findByText('송장 번호를 고쳤어요.')).toBeTruthy();
});

test('an operator takes chosen orders on together, and reads which one was refused and why', async () => {
  const { create } = testServer();
  const [staff, member] = [await create.staff(), await create.general()];
  const product = await sellProduct(staff);
  const [paid, raced, prepared] = [
    await buyProduct(member, product),
    await buyProduct(member, product),
    await buyProduct(member, product),
  ];
  const prepare = (id: number) =>
    call(moveStaffOrder, { token: staff.token, params: { id }, body: { status: OrderStatus.PREPARING } });
  await prepare(prepared);

  const { screen, user, within } = await renderPage(remote.routes, { at: '/admin/orders', as: staff });
  for (const box of (await screen.findAllByRole('checkbox', { name: /선택/ })).slice(-3)) await user.click(box);
  await user.click(await screen.findByRole('button', { name: '상품 준비 시작 (2건)' }));
  // Another operator is faster with one of them.
  await prepare(raced);
  const dialog = within(await screen.findByRole('dialog'));
  const line = (id: number) =>
    dialog.getAllByRole('listitem').find(({ textContent }) => textContent.startsWith(`${id} ·`))?.textContent ?? '';
  expect(line(prepared)).toContain('지금 상태에서는 빠져요 · 상품준비중');
  await user.click(dialog.getByRole('button', { name: '2건 상품 준비 시작' }));
  await dialog.findByRole('button', { name: '1건 상품 준비 시작' });
  expect(line(paid)).toMatch(/상품준비중$/);
  expect(line(raced)).toMatch(/요\.$/);
  const { data } = await call(listOrders, { token: member.token });
  expect(data.results.map(({ status }) => status)).toEqual([3, 3, 3]);
});
