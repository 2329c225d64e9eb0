import { beforeEach, expect, test } from '@jest/globals';
import { formatDateTime } from '@danji/contracts/format/date';
import { createPhoneOrder } from '@danji/contracts/shop/phone-order.endpoints';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';
import { openShop } from './products.ts';

beforeEach(() => testServer().reset());

test('a member sees an order that was taken on the telephone, until when it is held, and the way to pay it', async () => {
  const member = await testServer().create.general();
  const { id: product_id } = await (await openShop()).sell('분말 소화기');
  const { token } = await testServer().create.staff();
  const people = { customer_name: '김관리', customer_tel: '01012345678', customer_email: '', customer_address: '' };
  const place = { delivery_name: '관리사무소', delivery_tel: '0311234567', delivery_address_code: '10408' };
  const { data: taken } = await call(createPhoneOrder, {
    token,
    body: {
      ...people,
      ...place,
      customer_message: '',
      delivery_address: '경기 고양시 일산동구 장항로 100',
      delivery_message: '',
      user_id: member.id,
      lines: [{ product_id, option_ids: [], quantity: 1, amount: 27_000 }],
      memo: '오전에 전화',
      payment_price: 30_000,
    },
  });
  const { screen, user } = await renderPage(remote.routes, { at: '/shop/orders', as: member });
  expect(await screen.findByText('전화 주문')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: '분말 소화기' }));
  expect(await screen.findByText(`${formatDateTime(taken.hold_until)}까지 상품을 잡아 둘게요.`)).toBeTruthy();
  expect(screen.getByText('전화로 주문했어요')).toBeTruthy();
  expect(screen.getByText('오전에 전화')).toBeTruthy();
  expect(screen.getByRole('button', { name: '30,000원 결제하기' })).toBeTruthy();
});
