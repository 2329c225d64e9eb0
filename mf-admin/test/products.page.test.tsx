import { beforeEach, expect, test } from '@jest/globals';
import {
  changeProductStock,
  createProduct,
  getStaffProduct,
  listStaffProducts,
  updateProduct,
} from '@danji/contracts/shop/product-staff.endpoints';
import type { ShopCategory } from '@danji/contracts/shop/shop-category';
import { createShopCategory, listShopCategories } from '@danji/contracts/shop/shop-category.endpoints';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { makeSheet } from '@danji/testing/make-sheet';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';
import { BLANK_PRODUCT, type ProductDraft, toProductFields } from '../src/shop/shared/product-draft.ts';

/** A red pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const pictureFile = (name: string) =>
  new File([Uint8Array.from(atob(PIXEL), (letter) => letter.codePointAt(0) ?? 0)], name, { type: 'image/png' });

let staff: TestAccount;
let fire: ShopCategory;

beforeEach(async () => {
  await testServer().reset();
  staff = await testServer().create.staff({ name: '박운영' });
  fire = await makeCategory('소방');
});

const makeCategory = async (name: string) =>
  (await call(createShopCategory, { token: staff.token, body: { name, is_active: true } })).data;

async function makeProduct(given: Partial<ProductDraft> = {}) {
  const draft = { ...BLANK_PRODUCT, name: '분말 소화기', price: 27_000, category: String(fire.id), ...given };
  const body = { ...toProductFields(draft), code: given.code ?? 'FS-001', stock: given.stock ?? 0 };
  return (await call(createProduct, { token: staff.token, body })).data;
}
const read = async (id: number | string) => (await call(getStaffProduct, { token: staff.token, params: { id } })).data;

const shown = async () => (await call(listShopCategories)).data.map(({ name }) => name);

test('products are found by name, category and state', async () => {
  const cleaning = await makeCategory('청소');
  await makeProduct({ is_active: true, stock: 3, stock_alarm: 3 });
  await makeProduct({ code: 'CL-001', name: '대걸레', category: String(cleaning.id) });
  const { user, screen, waitFor, address } = await renderPage(remote.routes, { at: '/admin/products', as: staff });
  await screen.findByRole('link', { name: '분말 소화기' });
  await screen.findByRole('option', { name: '청소' });
  await user.selectOptions(screen.getByRole('combobox', { name: '분류' }), '청소');
  await waitFor(() => expect(screen.queryByRole('link', { name: '분말 소화기' })).toBeNull());
  expect(address()).toBe(`/admin/products?category=${cleaning.id}`);
  await user.selectOptions(screen.getByRole('combobox', { name: '분류' }), '모든 분류');
  await user.type(screen.getByRole('searchbox'), 'ㅅㅎㄱ{Enter}');
  await waitFor(() => expect(screen.queryByRole('link', { name: '대걸레' })).toBeNull());
  expect(await screen.findByRole('link', { name: '분말 소화기' })).toBeTruthy();

  const dashboard = await renderPage(remote.routes, { at: '/admin', as: staff });
  const card = await dashboard.screen.findByRole('link', { name: /재고 부족 상품/ });
  await dashboard.waitFor(() => expect(card.textContent).toContain('1개'));
  expect(card.getAttribute('href')).toBe('/admin/products?is_low_stock=true');
});

test('a product is made with pictures, and then gets its options', async () => {
  const { user, screen, within, waitFor, address } = await renderPage(remote.routes, {
    at: '/admin/products/new',
    as: staff,
  });
  await user.click(await screen.findByRole('button', { name: '등록' }));
  expect(await screen.findByText('상품 코드를 입력해 주세요.')).toBeTruthy();
  expect(screen.getByText('분류를 골라 주세요.')).toBeTruthy();
  expect(screen.getByText('판매가를 입력해 주세요.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /상품 코드/ }), 'fs-001');
  await user.type(screen.getByRole('textbox', { name: /상품 이름/ }), '분말 소화기');
  await screen.findByRole('option', { name: '소방' });
  await user.selectOptions(screen.getByRole('combobox', { name: /분류/ }), '소방');
  await user.type(screen.getByRole('textbox', { name: /판매가/ }), '27000');
  await user.click(screen.getByRole('button', { name: '항목 추가' }));
  await user.upload(await screen.findByLabelText('사진을 끌어다 놓거나 골라 주세요'), [
    pictureFile('front.png'),
    pictureFile('back.png'),
  ]);
  await user.click(await screen.findByRole('button', { name: '사진 2 대표 사진으로' }));
  await user.click(screen.getByRole('button', { name: '등록' }));
  await user.type(await screen.findByRole('textbox', { name: '1번째 항목' }), '제조국');
  await user.type(screen.getByRole('textbox', { name: '1번째 내용' }), '대한민국');
  await user.click(screen.getByRole('button', { name: '등록' }));
  await waitFor(() => expect(address()).toMatch(/^\/admin\/products\/\d+$/));
  const id = address().split('/').at(-1) ?? '';
  expect(await read(id)).toMatchObject({
    code: 'FS-001',
    original_price: 27_000,
    is_active: false,
    product_notice: [{ name: '제조국', value: '대한민국' }],
    images: [{ is_main: false }, { is_main: true }],
  });
  await user.click(await screen.findByRole('tab', { name: '옵션' }));
  await user.click(await screen.findByRole('button', { name: '옵션 그룹 추가' }));
  const group = within(screen.getByRole('group', { name: '1번째 옵션 그룹' }));
  await user.click(group.getByRole('button', { name: '옵션 추가' }));
  await user.type(group.getByRole('textbox', { name: '1번째 옵션 이름' }), '3.3kg');
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('그룹 이름을 입력해 주세요.')).toBeTruthy();
  expect(screen.getByText('이름을 입력해 주세요.')).toBeTruthy();
  await user.type(group.getByRole('textbox', { name: /그룹 이름/ }), '크기');
  await user.type(group.getByRole('textbox', { name: '2번째 옵션 이름' }), '1.5kg');
  await user.type(group.getByRole('textbox', { name: '2번째 옵션 처음 재고' }), '7');
  await user.click(group.getByRole('button', { name: '2번째 옵션 위로' }));
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('재고 7개')).toBeTruthy();
  const [saved] = (await read(id)).option_groups;
  expect(saved).toMatchObject({
    name: '크기',
    options: [
      { name: '1.5kg', price: 27_000, stock: 7 },
      { name: '3.3kg', price: 27_000, stock: 0 },
    ],
  });
  const kept = saved?.options[0]?.id;
  await user.click(screen.getByRole('button', { name: '2번째 옵션 빼기' }));
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(async () => expect((await read(id)).option_groups[0]?.options).toHaveLength(1));
  expect((await read(id)).option_groups[0]?.options[0]).toMatchObject({ id: kept, stock: 7 });
});

test('a newer version of a product is not overwritten unseen', async () => {
  const product = await makeProduct();
  const { user, screen, within, waitFor } = await renderPage(remote.routes, {
    at: `/admin/products/${product.id}`,
    as: staff,
  });
  const price = await screen.findByRole('textbox', { name: /판매가/ });
  await call(updateProduct, {
    token: staff.token,
    params: { id: product.id },
    body: { name: '강화 소화기', updated: product.updated },
  });
  await user.clear(price);
  await user.type(price, '25000');
  await user.click(screen.getByRole('button', { name: '저장' }));
  const dialog = within(await screen.findByRole('dialog', { name: '그동안 내용이 바뀌었어요' }));
  expect(dialog.getByRole('region', { name: '상품 이름' }).textContent).toContain('강화 소화기');
  await user.click(dialog.getByRole('button', { name: '고른 내용으로 저장' }));
  await waitFor(async () => expect(await read(product.id)).toMatchObject({ name: '강화 소화기', price: 25_000 }));
});

test('a stock is changed with a reason, which its history shows', async () => {
  const { id } = await makeProduct({ stock: 5 });
  const { user, screen, within, waitFor } = await renderPage(remote.routes, {
    at: `/admin/products/${id}/stock`,
    as: staff,
  });
  const change = async (way: RegExp, amount: string) => {
    await user.click(await screen.findByRole('button', { name: '상품 전체 재고 바꾸기' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: way }));
    await user.type(dialog.getByRole('textbox', { name: /수량/ }), amount);
    await user.type(dialog.getByRole('textbox', { name: /이유/ }), '창고 정리');
    await user.click(dialog.getByRole('button', { name: '바꾸기' }));
    return dialog;
  };
  const dialog = await change(/빼기/, '6');
  expect(await dialog.findByText(/남은 재고가 5개라 6개를 뺄 수 없어요/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: '취소' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await change(/맞추기/, '4');
  const history = within(screen.getByRole('region', { name: '재고 이력' }));
  await history.findByText('창고 정리 · -1개');
  expect(history.getAllByRole('listitem')[0]?.textContent).toContain('상품 전체 5개 → 4개');
  expect((await read(id)).stock).toBe(4);
  expect((await call(listStaffProducts, { token: staff.token })).data.results[0]).toMatchObject({ stock: 4 });
});

test('categories are made, renamed, hidden, and ordered by buttons and by dragging', async () => {
  for (const name of ['청소', '조명']) await makeCategory(name);
  const { user, screen, within, waitFor } = await renderPage(remote.routes, {
    at: '/admin/product-categories',
    as: staff,
  });
  const untilListed = (...names: string[]) =>
    waitFor(() => {
      const buttons = screen.getAllByRole('button', { name: /고치기$/ });
      expect(buttons.map(({ title }) => title.split(' ')[0])).toEqual(names);
    });
  await user.click(await screen.findByRole('button', { name: '조명 위로' }));
  await untilListed('소방', '조명', '청소');
  await user.click(await screen.findByRole('button', { name: '되돌리기' }));
  await untilListed('소방', '청소', '조명');
  const entryOf = (name: string) => screen.getByRole('button', { name: `${name} 고치기` }).closest('li') as HTMLElement;
  // There is no layout in these tests, so the entry below the pointer is named.
  document.elementFromPoint = () => entryOf('조명');
  const target = entryOf('소방').querySelector('[data-drag-row]') as HTMLElement;
  await user.pointer([
    { keys: '[MouseLeft>]', target },
    { target, coords: { x: 1, y: 50 } },
  ]);
  await user.pointer({ keys: '[/MouseLeft]', target });
  await untilListed('청소', '조명', '소방');
  expect(await shown()).toEqual(['청소', '조명', '소방']);
  await waitFor(() => expect(screen.getByRole('button', { name: '청소 숨기기' })).toHaveProperty('disabled', false));
  await user.click(screen.getByRole('button', { name: '청소 숨기기' }));
  await waitFor(async () => expect(await shown()).toEqual(['조명', '소방']));
  await user.click(screen.getByRole('button', { name: '조명 고치기' }));
  const name = within(await screen.findByRole('dialog')).getByRole('textbox', { name: /이름/ });
  await user.clear(name);
  await user.type(name, '소방');
  await user.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('이미 있는 분류 이름이에요.')).toBeTruthy();
  await user.type(name, ' 설비');
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(async () => expect(await shown()).toEqual(['소방 설비', '소방']));
});

test('a sheet shows what it changes before anything changes, then adds and changes line by line, and says what was refused', async () => {
  const changed = await makeProduct({ stock: 5 });
  const raced = await makeProduct({ code: 'FS-002', name: '연결 송수구' });
  const { screen, user, waitFor } = await renderPage(remote.routes, { at: '/admin/product-sheet', as: staff });
  await user.upload(
    await screen.findByLabelText('적은 엑셀 파일을 끌어다 놓거나 골라 주세요'),
    await makeSheet([
      ['상품 코드', '상품', '분류', '판매가', '재고', '재고 사유'],
      ['FS-001', null, null, 25_000, 8, '입고'],
      ['FS-002', null, null, 9_000, null, null],
      ['FS-003', '소화전 호스', '소방', 12_000, 4, null],
      ['fs', null, null, null, null, null],
    ]),
  );
  expect(await screen.findByText('3줄을 적용할 수 있어요 · 1줄을 고쳐 주세요')).toBeTruthy();
  expect(screen.getByText('재고: 5개 → 8개')).toBeTruthy();
  expect((await read(changed.id)).price).toBe(27_000);
  // Another operator is faster with one of them; orders that came meanwhile are not undone.
  const { token } = staff;
  const body = { price: 8_000, original_price: 8_000, updated: raced.updated };
  await call(updateProduct, { token, params: { id: raced.id }, body });
  const sold = { option_id: null, kind: 'move' as const, amount: -2, reason: '파손' };
  await call(changeProductStock, { token, params: { id: changed.id }, body: sold });
  await user.click(screen.getByRole('button', { name: '3줄 적용' }));
  expect(await screen.findByText('2줄을 적용했어요 · 2줄을 고쳐 주세요')).toBeTruthy();
  expect(await read(changed.id)).toMatchObject({ price: 25_000, stock: 6 });
  expect((await read(raced.id)).price).toBe(8_000);
  await waitFor(async () => {
    const { results } = (await call(listStaffProducts, { token, query: { search: 'FS-003' } })).data;
    expect(results).toMatchObject([{ name: '소화전 호스', price: 12_000, stock: 4, is_active: false }]);
  });
});
