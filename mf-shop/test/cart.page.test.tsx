import { sessionStore } from '@danji/api-client';
import { addToCart, listCartLines } from '@danji/contracts/shop/cart.endpoints';
import { changeProductStock, getStaffProduct, updateProduct } from '@danji/contracts/shop/product-staff.endpoints';
import { beforeEach, expect, test } from '@jest/globals';
import { call } from '@danji/testing/call';
import { catchDownloads } from '@danji/testing/page/downloads';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { AddToCartButton } from '../src/cart/add-to-cart-button.tsx';
import { remote } from '../src/remote.tsx';
import { openShop, option } from './products.ts';

beforeEach(() => testServer().reset());

test('a visitor puts a product into the cart without signing in, and sees what it costs on an island too', async () => {
  const { id } = await (await openShop()).sell('분말 소화기');
  const button = <AddToCartButton name="분말 소화기" line={{ product_id: id, option_ids: [], quantity: 2 }} />;
  const routes = [...remote.routes, { path: '/product', element: button }];
  const { screen, user, go, within } = await renderPage(routes, { at: '/shop/cart' });
  expect(await screen.findByText('장바구니가 비어 있어요')).toBeTruthy();
  expect(screen.getByRole('link', { name: '상점 둘러보기' })).toBeTruthy();
  await go('/product');
  await user.click(await screen.findByRole('button', { name: '장바구니 담기' }));
  await user.click(await screen.findByRole('button', { name: '장바구니 보기' }));
  expect(sessionStore.get().session?.is_temp).toBe(true);
  const box = within(await screen.findByRole('region', { name: '금액' }));
  expect(await box.findByText('-6,000원')).toBeTruthy();
  expect(box.getByText('무료 배송', { exact: false })).toBeTruthy();
  await user.type(box.getByRole('textbox', { name: /우편번호/ }), '63303');
  expect(await box.findByText('59,000원')).toBeTruthy();
  await go('/shop');
  expect(await screen.findByRole('link', { name: '장바구니 1' })).toBeTruthy();
});

test('what has changed since is told with the way on, lines are unticked, taken out, put back and estimated', async () => {
  const staff = await testServer().create.staff();
  const { sell, offer } = await openShop();
  const fire = await sell('분말 소화기');
  const { data } = await offer(await sell('소화전함', { code: 'BOX-1' }), {
    option_groups: [{ name: '크기', options: [option('대형', 50_000, 5)] }],
    additional_groups: [],
  });
  const member = await testServer().create.general();
  const put = (product_id: number, option_ids: number[], quantity: number) =>
    call(addToCart, { token: member.token, body: { product_id, option_ids, quantity } });
  await put(data.id, [data.option_groups[0]?.options[0]?.id ?? 0], 1);
  await put(fire.id, [], 5);
  await call(updateProduct, {
    token: staff.token,
    params: { id: fire.id },
    body: { price: 20_000, updated: fire.updated },
  });
  await call(changeProductStock, {
    token: staff.token,
    params: { id: fire.id },
    body: { option_id: null, kind: 'count', amount: 3, reason: '파손' },
  });
  const stored = async () =>
    (await call(listCartLines, { token: member.token })).data.map(({ product, quantity }) => [product.name, quantity]);

  const { screen, user, waitFor } = await renderPage(remote.routes, { at: '/shop/cart', as: member });
  expect(await screen.findByText('재고 부족')).toBeTruthy();
  expect(screen.getByText('담은 뒤 가격이 27,000원에서 20,000원으로 내렸어요.')).toBeTruthy();
  expect(screen.getByText('크기: 대형')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: "'분말 소화기' 고르기" }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: '3개로 바꾸기' }));
  await waitFor(() => expect(screen.queryByText('재고 부족')).toBeNull());
  expect(screen.queryByText(/담은 뒤 가격이/)).toBeNull();

  await user.click(screen.getByRole('button', { name: '분말 소화기 하나 빼기' }));
  await waitFor(async () => expect((await stored())[0]).toEqual(['분말 소화기', 2]));
  await user.click(screen.getByRole('checkbox', { name: "'소화전함' 고르기" }));
  expect(await screen.findByText('전체 선택 (1/2)')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByText('43,000원').length).toBeGreaterThan(0));
  await user.click(screen.getByRole('button', { name: "'소화전함' 빼기" }));
  await waitFor(async () => expect(await stored()).toEqual([['분말 소화기', 2]]));
  await user.click(await screen.findByRole('button', { name: '되돌리기' }));
  expect(await screen.findByText("'소화전함' 상품을 장바구니에 다시 담았어요")).toBeTruthy();
  expect(await stored()).toContainEqual(['소화전함', 1]);

  const downloads = catchDownloads();
  await user.click(await screen.findByRole('button', { name: '견적서 받기' }));
  expect(await screen.findByText('견적서 PDF를 내려받았어요')).toBeTruthy();
  expect(downloads.names).toEqual([expect.stringMatching(/^견적서_.+\.pdf$/)]);
  expect(await screen.findAllByText('90,000원')).not.toHaveLength(0);
  const { data: now } = await call(getStaffProduct, { token: staff.token, params: { id: fire.id } });
  await call(updateProduct, {
    token: staff.token,
    params: { id: fire.id },
    body: { price: 19_000, updated: now.updated },
  });
  await user.click(screen.getByRole('button', { name: '견적서 받기' }));
  expect(await screen.findByText(/그사이 가격이나 재고가 바뀌었어요/)).toBeTruthy();
  expect(await screen.findByText('담은 뒤 가격이 20,000원에서 19,000원으로 내렸어요.')).toBeTruthy();
});
