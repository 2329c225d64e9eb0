import { beforeEach, expect, test } from '@jest/globals';
import { getTaxDocuments } from '@danji/contracts/shop/tax-document.endpoints';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { buyByTransfer, buyProduct, sellProduct } from '@danji/testing/shop-orders';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

test('a buyer who paid by transfer asks for a cash receipt and takes the request back; another order has its slip', async () => {
  const { create } = testServer();
  const member = await create.general();
  const product = await sellProduct(await create.staff());
  const [id, other] = [await buyByTransfer(member, product), await buyProduct(member, product)];
  const { screen, user, within, go } = await renderPage(remote.routes, { at: `/shop/orders/${id}`, as: member });
  const card = within(await screen.findByRole('region', { name: '현금영수증·세금계산서' }));
  await user.click(await card.findByRole('button', { name: '요청하기' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^54,000원으로 발급해요/)).toBeTruthy();
  await user.selectOptions(dialog.getByRole('combobox', { name: /종류/ }), '세금계산서');
  await user.type(dialog.getByRole('textbox', { name: /사업자등록번호/ }), '123-45-67891');
  await user.click(dialog.getByRole('button', { name: '요청하기' }));
  expect(await dialog.findByText('상호를 입력해 주세요.')).toBeTruthy();
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
});
