import { listProductWishes, putProductWish } from '@danji/contracts/shop/product-wish.endpoints';
import { getProduct } from '@danji/contracts/shop/product.endpoints';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';
import { openShop, option } from './products.ts';

beforeEach(() => testServer().reset());

const wishesOf = async ({ token }: TestAccount) =>
  (await call(listProductWishes, { token })).data.results.map(({ name }) => name);

const viewsOf = async (code: string) => (await call(getProduct, { params: { code } })).data.view_count;

describe('the shop', () => {
  test('says so when it sells nothing', async () => {
    const { screen } = await renderPage(remote.routes, { at: '/shop' });
    expect(await screen.findByText('아직 파는 상품이 없어요')).toBeTruthy();
  });

  test('is narrowed by category, price and initial consonants, which are in the address', async () => {
    const { sell } = await openShop();
    await sell('분말 소화기');
    await sell('완강기', { code: 'FS-002', price: 90_000, original_price: 90_000, stock: 0, is_free_shipping: true });
    const { screen, user, address, waitFor } = await renderPage(remote.routes, { at: '/shop' });
    expect(await screen.findByRole('link', { name: '완강기' })).toBeTruthy();
    expect(screen.getByText('품절')).toBeTruthy();
    expect(screen.getByText('무료 배송')).toBeTruthy();
    expect(screen.getByText('10%')).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), 'ㅅㅎㄱ');
    await waitFor(() => expect(screen.queryByRole('link', { name: '완강기' })).toBeNull());
    expect(screen.getByRole('link', { name: '분말 소화기' }).getAttribute('href')).toBe('/shop/products/FS-001');
    await user.selectOptions(screen.getByRole('combobox', { name: '가격' }), '50,000원 ~ 100,000원');
    expect(await screen.findByText('조건에 맞는 상품이 없어요')).toBeTruthy();
    expect(Object.fromEntries(new URL(address(), 'http://danji').searchParams)).toEqual({
      search: 'ㅅㅎㄱ',
      min_price: '50000',
      max_price: '100000',
    });
  });
});

describe('the wish list', () => {
  test('takes a product at once, gives it back, and undoes both', async () => {
    const { sell } = await openShop();
    await sell('분말 소화기');
    const member = await testServer().create.general();
    const { screen, user, waitFor } = await renderPage(remote.routes, { at: '/shop', as: member });
    const heart = await screen.findByRole('button', { name: "'분말 소화기' 찜" });
    await user.click(heart);
    expect(heart.getAttribute('aria-pressed')).toBe('true');
    expect(await screen.findByText("'분말 소화기' 상품을 찜했어요")).toBeTruthy();
    expect(await wishesOf(member)).toEqual(['분말 소화기']);
    await user.click(screen.getByRole('button', { name: '되돌리기' }));
    await waitFor(async () => expect(await wishesOf(member)).toEqual([]));
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'));
  });

  test('is a screen that says what is not sold any more', async () => {
    const { sell } = await openShop();
    const { id } = await sell('분말 소화기');
    const member = await testServer().create.general();
    const page = await renderPage(remote.routes, { at: '/shop/wishes', as: member });
    expect(await page.screen.findByText('아직 찜한 상품이 없어요')).toBeTruthy();
    await call(putProductWish, { token: member.token, params: { id } });
    await testServer().db.updateTable('shop_product').set({ is_active: false }).execute();
    const { screen } = await renderPage(remote.routes, { at: '/shop/wishes', as: member });
    expect(await screen.findByText('판매 종료')).toBeTruthy();
    expect(screen.queryByRole('link', { name: '분말 소화기' })).toBeNull();
  });

  test('sends a visitor to the sign-in', async () => {
    const { sell } = await openShop();
    await sell('분말 소화기');
    const { screen, user, address, waitFor } = await renderPage(remote.routes, { at: '/shop' });
    await user.click(await screen.findByRole('button', { name: "'분말 소화기' 찜" }));
    await waitFor(() => expect(address()).toMatch(/^\/login/));
  });
});

describe('the page of a product', () => {
  test('adds up options, quantity and additional items, within what is there', async () => {
    const { sell, offer } = await openShop();
    await offer(await sell('분말 소화기'), {
      option_groups: [
        { name: '무게', options: [option('3.3kg', 27_000, 5), option('6.5kg', 40_000, 2), option('9kg', 50_000, 0)] },
      ],
      additional_groups: [{ name: '받침대', additionals: [option('철제 받침대', 9_900, 3)] }],
    });
    const member = await testServer().create.general();
    await testServer()
      .db.updateTable('user_account')
      .where('id', '=', member.id)
      .set({ bonus_point_rate: 10 })
      .execute();
    const { screen, user } = await renderPage(remote.routes, { at: '/shop/products/FS-001', as: member });
    expect(await screen.findByRole('heading', { level: 1, name: '분말 소화기' })).toBeTruthy();
    expect(screen.getByText('3,000원 (50,000원 이상 사면 무료)')).toBeTruthy();
    expect(screen.getByText('5,000원 추가')).toBeTruthy();
    expect(screen.getByText('구매를 확정하면 1개에 297P')).toBeTruthy();
    expect(screen.getByText('분말이 굳지 않는 소화기예요.')).toBeTruthy();
    expect(screen.getByRole('region', { name: '상품정보제공고시' }).textContent).toContain('제조국대한민국');
    expect(await screen.findByText("'무게' 옵션을 골라 주세요.")).toBeTruthy();
    expect(screen.getByRole<HTMLOptionElement>('option', { name: '9kg (50,000원) · 품절' }).disabled).toBe(true);
    await user.selectOptions(screen.getByRole('combobox', { name: /무게/ }), '6.5kg (40,000원)');
    expect(screen.getByText('2개 남았어요')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '분말 소화기 하나 더하기' }));
    await user.click(screen.getByRole('button', { name: '분말 소화기 하나 더하기' }));
    expect(screen.getByText('80,000원')).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: '받침대' }), '철제 받침대 (9,900원)');
    expect(screen.getByText('89,900원')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '철제 받침대 빼기' }));
    expect(screen.getByText('80,000원')).toBeTruthy();
  });

  test('is counted once, is remembered in this browser, and shows others of its category', async () => {
    const { sell } = await openShop();
    await sell('분말 소화기');
    await sell('완강기', { code: 'FS-002', is_marked_sold_out: true });
    const member = await testServer().create.general();
    const at = '/shop/products/FS-002';
    const { screen, waitFor, within } = await renderPage(remote.routes, { at, as: member });
    expect(await screen.findByText('지금은 품절이에요')).toBeTruthy();
    const others = await screen.findByRole('region', { name: '함께 보면 좋은 상품' });
    expect(
      within(others)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['분말 소화기']);
    await waitFor(async () => expect(await viewsOf('FS-002')).toBe(1));
    const shop = await renderPage(remote.routes, { at: '/shop', as: member, isReload: true });
    const seen = await shop.screen.findByRole('region', { name: '최근 본 상품' });
    expect(within(seen).getByRole('link', { name: '완강기' })).toBeTruthy();
    await shop.user.click(within(seen).getByRole('button', { name: '모두 지우기' }));
    expect(shop.screen.queryByRole('region', { name: '최근 본 상품' })).toBeNull();
    expect(await viewsOf('FS-002')).toBe(1);
  });

  test('says so when there is none', async () => {
    const { screen } = await renderPage(remote.routes, { at: '/shop/products/FS-404' });
    expect(await screen.findByText('상품을 찾을 수 없어요')).toBeTruthy();
  });
});
