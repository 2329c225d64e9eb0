import { beforeEach, expect, test } from '@jest/globals';
import { ReturnReason } from '@danji/contracts/codes/order-codes';
import { collectReturn, openStaffReturn, refundReturn } from '@danji/contracts/shop/order-return.endpoints';
import { getTaxDocuments, requestTaxDocument } from '@danji/contracts/shop/tax-document.endpoints';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { buyByTransfer, receiveOrder, sellProduct } from '@danji/testing/shop-orders';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

test('an operator refuses a request with a reason, issues the next under the number of the tax office, and its cancel', async () => {
  const { create } = testServer();
  const [staff, member] = [await create.staff(), await create.general()];
  const id = await buyByTransfer(member, await sellProduct(staff));
  const of = { token: member.token, params: { id } };
  const ask = () => call(requestTaxDocument, { ...of, body: { kind: 0, number: '01012345678' } });
  const requests = async () => (await call(getTaxDocuments, of)).data.requests;
  await ask();
  const dashboard = await renderPage(remote.routes, { at: '/admin', as: staff });
  await dashboard.waitFor(() =>
    expect(dashboard.screen.getByRole('link', { name: /발급할 증빙/ }).textContent).toContain('1건'),
  );
  const { screen, user, within, waitFor, go } = await renderPage(remote.routes, {
    at: '/admin/tax-documents',
    as: staff,
  });
  const open = async (name: string) => {
    await user.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog'));
  };
  const refusal = await open('거절하기');
  await user.click(refusal.getByRole('button', { name: '거절하기' }));
  expect(await refusal.findByText('거절하는 사유를 입력해 주세요.')).toBeTruthy();
  await user.type(refusal.getByRole('textbox', { name: /사유/ }), '번호가 달라요');
  await user.click(refusal.getByRole('button', { name: '거절하기' }));
  expect(await screen.findByText('거절 사유: 번호가 달라요')).toBeTruthy();

  await ask();
  await go('/admin/tax-documents?state=0');
  expect(await screen.findByText('휴대폰 번호: 010-1234-5678')).toBeTruthy();
  const issue = await open('발급 완료로 바꾸기');
  expect(issue.getByText(/^발급 금액 54,000원/)).toBeTruthy();
  await user.type(issue.getByRole('textbox', { name: /국세청 승인번호/ }), '1234');
  await user.click(issue.getByRole('button', { name: '발급 완료' }));
  expect(await issue.findByText(/승인번호 9자리/)).toBeTruthy();
  await user.type(issue.getByRole('textbox', { name: /국세청 승인번호/ }), '56789');
  await user.click(issue.getByRole('button', { name: '발급 완료' }));
  await waitFor(async () =>
    expect(await requests()).toMatchObject([
      { state: 1, approval_number: '123456789', amount: 54_000 },
      { state: 2, reason: '번호가 달라요' },
    ]),
  );

  // An exchange, since the gateway of this payment has no money to give back.
  await receiveOrder(member, staff, id);
  const order = { token: staff.token, params: { id } };
  const asked = { kind: 'exchange', reason_code: ReturnReason.DEFECT, reason: '고장' } as const;
  await call(openStaffReturn, { ...order, body: asked });
  await call(collectReturn, { ...order, body: {} });
  await call(refundReturn, { ...order, body: { restock_items: [], restock_additionals: [] } });
  await go('/admin/tax-documents');
  expect(await screen.findByText('발급한 뒤 환불하거나 교환한 주문이에요')).toBeTruthy();
  const correction = within(await screen.findByRole('article', { name: /현금영수증 \(소득공제용\) 취소/ }));
  for (const text of ['당초 승인번호: 123456789', '수정 사유: 반품', '발급 금액: -54,000원'])
    expect(correction.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '거절하기' })).toBeNull();
  const form = await open('발급 완료로 바꾸기');
  expect(form.getByText('당초 승인번호 123456789')).toBeTruthy();
  await user.type(form.getByRole('textbox', { name: /국세청 승인번호/ }), '987654321');
  await user.click(form.getByRole('button', { name: '발급 완료' }));
  await waitFor(async () =>
    expect((await requests())[0]).toMatchObject({ state: 1, approval_number: '987654321', amount: -54_000 }),
  );
});
