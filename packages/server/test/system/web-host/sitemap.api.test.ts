import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { getBrandProfile } from '@danji/contracts/bids/brand.endpoints';
import { getCompanyItem } from '@danji/contracts/bids/company-item.endpoints';
import { getSuggestItem } from '@danji/contracts/bids/suggest-item.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { EditState } from '@danji/contracts/codes/edit-state';
import { getCommunityPost } from '@danji/contracts/community/community-post.endpoints';
import { getNotice } from '@danji/contracts/community/notice.endpoints';
import { getProduct } from '@danji/contracts/shop/product.endpoints';
import { linkPreviewOf } from '@danji/contracts/releases/link-previews';
import { testServer } from '@danji/testing/test-server';
import { sql } from 'kysely';
import { approve, edit, makeItem } from '../../bids/company-items/company-item-fixture.ts';
import { publish, write } from '../../bids/suggest-items/suggest-item-fixture.ts';
import { makePost, SALE } from '../../community/posts/post-fixture.ts';
import { makeNotice, uploadPicture } from '../../community/notices/notice-fixture.ts';
import { makeCategory, makeProduct } from '../../shop/products/product-fixture.ts';
import { buildRelease, host } from '../../releases/releases/built-release.ts';
import { buildWorkSpaceFixture } from '../../workspace/work-spaces/work-space-fixture.ts';
import { buildShell } from './built-shell.ts';

const { config } = testServer().platform;
const before = config.webDir;
beforeAll(() => {
  config.webDir = buildShell({ 'robots.txt': 'User-agent: *\nDisallow: /admin\n' });
});
afterAll(() => {
  config.webDir = before;
});
beforeEach(() => testServer().reset());

const get = (url: string, headers = {}) => testServer().app.inject({ url, headers });
/** The addresses that a file lists, without our origin, with the days of their last change. */
const list = async (url: string): Promise<Record<string, string | undefined>> => {
  const { body } = await get(url);
  return Object.fromEntries(
    [...body.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(([, loc = '', changed]) => [
      loc.replace(config.webOrigin, ''),
      changed,
    ]),
  );
};

const hostBids = () =>
  host(
    buildRelease('bids', {
      manifest: {
        routes: ['/companies', '/brands', '/bids', '/vendor', '/support', '/community'],
        navigation: [
          { label: '업체 찾기', path: '/companies', icon: 'store', order: 1, tab: true, audience: ['everybody'] },
          { label: '내 업체', path: '/vendor', icon: 'store', order: 2, tab: true, audience: ['brand'] },
        ],
        previews: {
          '/companies/:nanoId': linkPreviewOf(getCompanyItem, { params: { id: ':nanoId' }, title: 'title' }),
          '/bids/:nanoId': linkPreviewOf(getSuggestItem, { params: { id: ':nanoId' }, title: 'title' }),
          '/brands/:id': linkPreviewOf(getBrandProfile, { params: { id: ':id' }, title: 'name' }),
          '/support/notices/:nanoId': linkPreviewOf(getNotice, { params: { id: ':nanoId' }, title: 'board.title' }),
          '/community/posts/:nanoId': linkPreviewOf(getCommunityPost, {
            params: { id: ':nanoId' },
            title: 'board.title',
          }),
        },
      },
    }),
  );

test('robots.txt is that of the shell, and names the sitemap', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(body).toBe(`User-agent: *\nDisallow: /admin\n\nSitemap: ${config.webOrigin}/sitemap.xml\n`);
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
});

test('the sitemap lists what everybody may read, with the day of its last change, and nothing else', async () => {
  const { create } = testServer();
  const [staff, brand] = [await create.staff(), await create.brand()];
  const item = await approve(staff, await makeItem(brand));
  await makeItem(brand);
  await edit(brand, await approve(staff, await makeItem(brand)), { edit_state_type: EditState.DISABLED });
  const notice = await makeNotice(staff.token);
  await makeNotice(staff.token, { board_status: BoardStatus.TEMP });
  const closed = await create.brand({ brand_status_type: EditState.DISABLED });
  const { accounts, space } = await buildWorkSpaceFixture();
  const bid = await publish({ master: accounts.master, space });
  await write({ master: accounts.master, space }, { is_draft: true });
  const member = await create.general();
  const post = await makePost(member, SALE);
  await makePost(member, { board_status: BoardStatus.TEMP });
  await hostBids();
  const index = await get('/sitemap.xml');
  expect([index.statusCode, index.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(index.body).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect(Object.keys(await list('/sitemap.xml'))).toEqual(
    expect.arrayContaining(
      ['screens', 'companies-1', 'brands-1', 'bids-1', 'notices-1', 'posts-1'].map((file) => `/sitemaps/${file}.xml`),
    ),
  );
  expect(Object.keys(await list('/sitemaps/screens.xml'))).toEqual(['/', '/companies']);
  expect(await list('/sitemaps/companies-1.xml')).toEqual({ [`/companies/${item.nano_id}`]: item.updated });
  expect(await list('/sitemaps/bids-1.xml')).toEqual({ [`/bids/${bid.nano_id}`]: bid.updated });
  expect(await list('/sitemaps/notices-1.xml')).toEqual({
    [`/support/notices/${notice.nano_id}`]: notice.board.updated,
  });
  expect(await list('/sitemaps/posts-1.xml')).toEqual({ [`/community/posts/${post.nano_id}`]: post.board.updated });
  const brands = Object.keys(await list('/sitemaps/brands-1.xml'));
  expect(brands).toContain(`/brands/${brand.id}`);
  expect(brands).not.toContain(`/brands/${closed.id}`);
});

test('a file holds the next 5,000 ids', async () => {
  const { create, platform } = testServer();
  const [staff, brand] = [await create.staff(), await create.brand()];
  const first = await approve(staff, await makeItem(brand));
  await sql`select setval(pg_get_serial_sequence('company_item', 'id'), 5000)`.execute(platform.db);
  const second = await approve(staff, await makeItem(brand));
  await hostBids();
  expect(Object.keys(await list('/sitemap.xml')).filter((path) => path.includes('companies'))).toEqual([
    '/sitemaps/companies-1.xml',
    '/sitemaps/companies-2.xml',
  ]);
  expect(Object.keys(await list('/sitemaps/companies-1.xml'))).toEqual([`/companies/${first.nano_id}`]);
  expect(Object.keys(await list('/sitemaps/companies-2.xml'))).toEqual([`/companies/${second.nano_id}`]);
  expect(await list('/sitemaps/companies-3.xml')).toEqual({});
});

test('pages of a remote that is not released are not listed, and other files do not exist', async () => {
  const { create } = testServer();
  await approve(await create.staff(), await makeItem(await create.brand()));
  expect(Object.keys(await list('/sitemap.xml'))).toEqual(['/sitemaps/screens.xml']);
  expect(Object.keys(await list('/sitemaps/screens.xml'))).toEqual(['/']);
  for (const file of ['companies-1', 'companies-0', 'companies', 'constructor-1', 'companies-9999999'])
    expect((await get(`/sitemaps/${file}.xml`)).statusCode).toBe(404);
});

test('a large file is compressed', async () => {
  const { headers, rawPayload } = await get('/sitemap.xml', { 'accept-encoding': 'gzip' });
  expect([headers['content-encoding'], rawPayload.subarray(0, 2).toString('hex')]).toEqual(['gzip', '1f8b']);
});

test('the page of a product is described with its price, and is in the sitemap', async () => {
  const staff = await testServer().create.staff();
  const { id } = await makeCategory(staff);
  const image = await uploadPicture(staff.token);
  await makeProduct(staff, id, { is_marked_sold_out: true, images: [{ file_id: image, is_main: true }] });
  const preview = linkPreviewOf(getProduct, {
    params: { code: ':code' },
    title: 'name',
    description: 'description',
    image: 'main_image',
    article: 'detail_info',
    product: { code: 'code', price: 'price', is_sold_out: 'is_sold_out', category: 'category_name' },
  });
  const manifest = { routes: ['/shop'], previews: { '/shop/products/:code': preview } };
  await host(buildRelease('shop', { manifest }));
  const { body } = await get('/shop/products/FS-001', { accept: 'text/html' });
  const { webOrigin } = config;
  expect(JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '')).toMatchObject({
    '@type': 'Product',
    name: '분말 소화기',
    sku: 'FS-001',
    category: '소방',
    image: [`${webOrigin}/api/commons/files/${image}/`],
    offers: { price: 27_000, priceCurrency: 'KRW', availability: 'https://schema.org/OutOfStock' },
  });
  for (const part of ['og:type" content="product"', 'product:price:amount" content="27000"', '<h1>분말 소화기</h1>'])
    expect(body).toContain(part);
  expect(Object.keys(await list('/sitemaps/products-1.xml'))).toEqual(['/shop/products/FS-001']);
});
