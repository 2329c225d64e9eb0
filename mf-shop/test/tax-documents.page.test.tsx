import { beforeEach, expect, test } from '@jest/globals';
import { ReturnReason } from '@danji/contracts/codes/order-codes';
import { collectReturn, openStaffReturn, refundReturn } from '@danji/contracts/shop/order-return.endpoints';
import {
  getTaxDocuments,
  handleTaxDocument,
  listStaffTaxDocuments,
  requestTaxDocument,
} from '@danji/contracts/shop/tax-document.endpoints';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { buyByTransfer, buyProduct, receiveOrder, sellProduct } from '@danji/testing/shop-orders';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

test('a buyer who paid by transfer asks for a cash receipt and takes the request back; another order has its slip', async () => {
  const { create } = testServer();
  const member = await create.general();
  const staff = await create.staff();
  const product = await sellProduct(staff);
  const [id, other] = [await buyByTransfer(member, product), await buyProduct(member, product)];
  const { screen, user, within, go } = await renderPage(remote.routes, { at: `/shop/orders/${id}`, as: member });
  const card = within(await screen.findByRole('region', { name: '현금영수증·세금계산서' }));
  await user.click(await card.findByRole('button', { name: '요청하기' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^54,000원으로 발급해요/)).toBeTruthy();
  await user.selectOptions(dialog.getByRole('combobox', { name: /종류/ }), '세금계산서');
  await user.click(dialog.getByRole('button', { name: '요청하기' }));
  expect(await dialog.findByText('사업자등록번호를 입력해 주세요.')).toBeTruthy();
  expect(dialog.getByText('상호를 입력해 주세요.')).toBeTruthy();
  expect(dialog.getByText('종목을 입력해 주세요.')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /사업자등록번호/ }), '1234567891');
  expect(dialog.getByDisplayValue('123-45-67891')).toBeTruthy();
  await user.selectOptions(dialog.getByRole('combobox', { name: /종류/ }), '현금영수증 (소득공제용)');
  const tel = dialog.getByRole('textbox', { name: /휴대폰 번호/ });
  await user.clear(tel);
  await user.type(tel, '010-1234-5678');
  await user.click(dialog.getByRole('button', { name: '요청하기' }));
  expect(await card.findByText('54,000원으로 발급을 기다리고 있어요.')).toBeTruthy();
  const stored = await call(getTaxDocuments, { token: member.token, params: { id } });
  expect(stored.data.requests).toMatchObject([{ kind: 0, state: 0, number: '01012345678' }]);
  await user.click(card.getByRole('button', { name: '요청 취소' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '요청 취소' }));
  expect(await card.findByText('요청을 취소했어요.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: '요청하기' })).toBeTruthy();

  await go(`/shop/orders/${other}`);
  expect(await screen.findByText(/계좌이체나 가상계좌로 결제한 주문만/)).toBeTruthy();

  // Less is left after the issue, so that it has to be corrected, which the buyer sees and cannot take back.
  const of = { token: member.token, params: { id } };
  await call(requestTaxDocument, { ...of, body: { kind: 0, number: '01012345678' } });
  const [waiting] = (await call(listStaffTaxDocuments, { token: staff.token, query: { state: 0 } })).data.results;
  const issued = { approval_number: '123456789', amount: 54_000 };
  const body = { issued, updated: waiting?.updated ?? '' };
  await call(handleTaxDocument, { token: staff.token, params: { id: waiting?.id ?? 0 }, body });
  // An exchange, since the gateway of this payment has no money to give back.
  await receiveOrder(member, staff, id);
  const order = { token: staff.token, params: { id } };
  const asked = { kind: 'exchange', reason_code: ReturnReason.DEFECT, reason: '고장' } as const;
  await call(openStaffReturn, { ...order, body: asked });
  await call(collectReturn, { ...order, body: {} });
  await call(refundReturn, { ...order, body: { restock_items: [], restock_additionals: [] } });
  await go(`/shop/orders/${id}`);
  expect(await screen.findByText('현금영수증 (소득공제용) 취소')).toBeTruthy();
  expect(screen.getByText('환불·교환으로 줄어든 만큼 -54,000원으로 수정 발급을 기다리고 있어요.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '요청 취소' })).toBeNull();
});
