import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { addToCart, listCartLines } from '@danji/contracts/shop/cart.endpoints';
import { getOrder, listOrders } from '@danji/contracts/shop/order.endpoints';
import { changeProductStock, updateProduct } from '@danji/contracts/shop/product-staff.endpoints';
import { createUserAddress } from '@danji/contracts/shop/user-address.endpoints';
import { createWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import { beforeEach, expect, test } from '@jest/globals';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { givePoints } from '@danji/testing/give-points';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';
import { orderNow } from './orders.ts';
import { openShop } from './products.ts';

beforeEach(() => testServer().reset());

const put = ({ token }: TestAccount, product_id: number, quantity: number) =>
  call(addToCart, { token, body: { product_id, option_ids: [], quantity } });

const addAddress = ({ token }: TestAccount, title: string, address_code: string) =>
  call(createUserAddress, {
    token,
    body: {
      title,
      name: '김하늘',
      tel: '031-123-4567',
      address_code,
      address1: `${title} 길 1`,
      address2: '',
      message: '경비실에 맡겨 주세요.',
      is_default: false,
    },
  });

test('a member adds an address at the checkout of the cart, pays everything with points, and the cart is empty', async () => {
  const member = await testServer().create.general();
  await givePoints(member.id, 60_000);
  const { id } = await (await openShop()).sell('분말 소화기');
  await put(member, id, 2);
  const { screen, user, within, address, waitFor } = await renderPage(remote.routes, { at: '/shop/cart', as: member });
  await user.click(await screen.findByRole('link', { name: '주문하기' }));
  const submit = () => screen.findByRole<HTMLButtonElement>('button', { name: /결제하기|포인트로 주문하기/ });
  expect((await submit()).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: '배송지 넣기' }));
  const dialog = within(await screen.findByRole('dialog'));
  const type = (name: RegExp, text: string) => user.type(dialog.getByRole('textbox', { name }), text);
  await type(/배송지 이름/, '제주 집');
  await type(/받는 분/, '김하늘');
  await type(/연락처/, '01012345678');
  await type(/^주소/, '제주특별자치도 제주시 첨단로 242');
  await type(/우편번호/, '63303');
  await user.click(dialog.getByRole('button', { name: '저장' }));

  const box = within(await screen.findByRole('region', { name: '결제 금액' }));
  expect(await box.findByText('제주·도서산간 추가 배송비')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '전액 사용' }));
  expect(await box.findByText('-59,000원')).toBeTruthy();
  await user.click(await submit());
  expect(await screen.findByText('주문 내용을 확인하고 동의해 주세요.')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /결제에 동의/ }));
  await user.click(await submit());
  expect(await screen.findByText('주문을 마쳤어요')).toBeTruthy();
  expect(address()).toMatch(/^\/shop\/orders\?payment=/);
  await waitFor(async () => expect((await call(listCartLines, { token: member.token })).data).toEqual([]));
  const [order] = (await call(listOrders, { token: member.token })).data.results;
  expect(order).toMatchObject({ status: OrderStatus.PAID, point: 59_000, payment_price: 0, delivery_name: '김하늘' });
});

test('what was sold out or has another price meanwhile is told, what was typed stays, and the same button goes on', async () => {
  const staff = await testServer().create.staff();
  const member = await testServer().create.general();
  await addAddress(member, '집', '10408');
  await addAddress(member, '제주', '63303');
  await givePoints(member.id, 100_000);
  const { sell } = await openShop();
  const [fire, box] = [await sell('분말 소화기'), await sell('소화전함', { code: 'BOX-1' })];
  for (const { id } of [fire, box]) await put(member, id, 1);
  const { screen, user } = await renderPage(remote.routes, { at: '/shop/checkout', as: member });
  const submit = () => screen.findByRole('button', { name: /결제하기|포인트로 주문하기/ });
  await user.type(await screen.findByRole('textbox', { name: /주문 메모/ }), '세금계산서 부탁해요.');
  await user.click(screen.getByRole('checkbox', { name: /결제에 동의/ }));
  await call(updateProduct, {
    token: staff.token,
    params: { id: fire.id },
    body: { price: 20_000, updated: fire.updated },
  });
  await call(changeProductStock, {
    token: staff.token,
    params: { id: box.id },
    body: { option_id: null, kind: 'count', amount: 0, reason: '파손' },
  });
  await user.click(await submit());
  expect(await screen.findByText(/품절된 상품이 있어요: '소화전함'/)).toBeTruthy();
  expect(await screen.findByText('지금은 살 수 없어 이번 주문에서 뺐어요.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: '23,000원 결제하기' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '전액 사용' }));
  await user.click(await submit());
  expect(await screen.findByText('주문을 마쳤어요')).toBeTruthy();
  const [order] = (await call(listOrders, { token: member.token })).data.results;
  expect(order).toMatchObject({ total_price: 20_000, customer_message: '세금계산서 부탁해요.' });
});

test('one product is bought at once with another address and number of points; an unpaid order is paid from its page', async () => {
  const member = await testServer().create.general();
  await addAddress(member, '집', '10408');
  await addAddress(member, '제주', '63303');
  await givePoints(member.id, 5_000);
  const { id, code } = await (await openShop()).sell('분말 소화기');
  const { screen, user, waitFor, go } = await renderPage(remote.routes, { at: `/shop/products/${code}`, as: member });
  await user.click(await screen.findByRole('button', { name: '바로 구매' }));
  await user.click(await screen.findByRole('button', { name: '배송지 바꾸기' }));
  await user.click(await screen.findByRole('radio', { name: /제주/ }));
  const points = await screen.findByRole('textbox', { name: /사용할 포인트/ });
  await user.clear(points);
  await user.type(points, '3000');
  await user.click(screen.getByRole('checkbox', { name: /결제에 동의/ }));
  await user.click(screen.getByRole('radio', { name: '카카오페이' }));
  const open = await screen.findByRole('button', { name: '32,000원 결제하기' });
  await user.dblClick(open);
  const orders = async () => (await call(listOrders, { token: member.token })).data.results;
  await waitFor(async () => expect(await orders()).toHaveLength(1));
  const [order] = await orders();
  expect(order).toMatchObject({
    status: OrderStatus.PENDING,
    point: 3_000,
    delivery_address: '제주 길 1',
    product_id: id,
  });
  await go(`/shop/orders/${order?.id}`);
  expect(await screen.findByRole('button', { name: '32,000원 결제하기' })).toBeTruthy();
  expect((await call(getOrder, { token: member.token, params: { id: order?.id ?? 0 } })).data.status).toBe(0);
});

test('an order goes to the office of the work space of now, whose address is filled in, once its post code is there', async () => {
  const member = await testServer().create.general();
  await addAddress(member, '집', '10408');
  const { token } = member;
  const body = { address1: '경기 파주시 햇살로 1', address2: '관리동', tel: '0312345678' };
  await call(createWorkSpace, { token, body: { title: '햇살마을 관리사무소', ...body } });
  await put(member, (await (await openShop()).sell('분말 소화기')).id, 1);
  const { screen, user, within, waitFor } = await renderPage(remote.routes, { at: '/shop/checkout', as: member });
  await user.click(await screen.findByRole('button', { name: '관리사무소로 받기' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /우편번호/ }), '10900');
  await user.click(dialog.getByRole('button', { name: '저장' }));
  const section = within(await screen.findByRole('region', { name: '배송지' }));
  expect(await section.findByText('햇살마을 관리사무소 · 031-234-5678')).toBeTruthy();
  expect(section.getByText('(10900) 경기 파주시 햇살로 1, 관리동')).toBeTruthy();
  await waitFor(() => expect(section.queryByRole('button', { name: '관리사무소로 받기' })).toBeNull());
});

test('without a gateway the checkout says that only points pay, orders nothing that would stay unpaid, and takes points', async () => {
  const { create, platform } = testServer();
  const { nicepay } = platform.config;
  const member = await create.general();
  await addAddress(member, '집', '10408');
  await givePoints(member.id, 60_000);
  const { id } = await (await openShop()).sell('분말 소화기');
  await put(member, id, 1);
  const waiting = await orderNow(member, id, 1);
  platform.config.nicepay = undefined;
  try {
    const { screen, user, go } = await renderPage(remote.routes, { at: `/shop/orders/${waiting}`, as: member });
    const pay = () => screen.findByRole<HTMLButtonElement>('button', { name: '30,000원 결제하기' });
    expect(await screen.findByText('지금은 카드나 계좌로 결제할 수 없어요')).toBeTruthy();
    expect((await pay()).disabled).toBe(true);
    await go('/shop/checkout');
    expect(await screen.findByRole('checkbox', { name: /결제에 동의/ })).toBeTruthy();
    expect(await screen.findByText('지금은 카드나 계좌로 결제할 수 없어요')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: '신용카드' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /결제에 동의/ }));
    await user.click(await pay());
    expect(await screen.findByText('지금은 금액 전부를 포인트로 내야 주문할 수 있어요.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '전액 사용' }));
    await user.click(screen.getByRole('button', { name: '포인트로 주문하기' }));
    expect(await screen.findByText('주문을 마쳤어요')).toBeTruthy();
  } finally {
    platform.config.nicepay = nicepay;
  }
});
