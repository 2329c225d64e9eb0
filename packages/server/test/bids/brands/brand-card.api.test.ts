import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { findBrands, getBrandProfile } from '@danji/contracts/bids/brand.endpoints';
import type { CompanyItem } from '@danji/contracts/bids/company-item';
import { getCompanyItem } from '@danji/contracts/bids/company-item.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { linkPreviewOf } from '@danji/contracts/releases/link-previews';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { buildRelease, host } from '../../releases/releases/built-release.ts';
import { buildShell } from '../../system/web-host/built-shell.ts';
import { approve, makeItem } from '../company-items/company-item-fixture.ts';
import { evaluate, makeContract } from '../evaluations/evaluation-fixture.ts';

const before = testServer().platform.config.webDir;
beforeAll(() => {
  testServer().platform.config.webDir = buildShell({});
});
afterAll(() => {
  testServer().platform.config.webDir = before;
});
beforeEach(async () => {
  await testServer().reset();
  const preview = linkPreviewOf(getBrandProfile, {
    params: { id: ':id' },
    title: 'name',
    description: 'industry',
    image: 'company.thumbnail_image_url',
    business: { name: 'name', address: 'address1', rating: { stars: 'total', count: 'evaluation_summaries.reviews' } },
  });
  const ofCompany = linkPreviewOf(getCompanyItem, {
    params: { id: ':nanoId' },
    title: 'title',
    description: 'description',
    business: { name: 'company_name', rating: { stars: 'total', count: 'evaluation_summaries.reviews' } },
  });
  await host(
    buildRelease('bids', {
      manifest: {
        routes: ['/brands', '/companies'],
        previews: { '/brands/:id': preview, '/companies/:nanoId': ofCompany },
        screens: { '/brands/:id': [], '/companies/:nanoId': [] },
      },
    }),
  );
});

const open = (url: string) => testServer().app.inject({ url, headers: { accept: 'text/html' } });
const readAt = async (path: string): Promise<Record<string, unknown>> =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec((await open(path)).body)?.[1] ?? '');
const ratingOf = async (item: CompanyItem | undefined) =>
  (await readAt(`/companies/${item?.nano_id}`))['aggregateRating'];
const read = (id: number) => readAt(`/brands/${id}`);

test('the page of a brand says its stars to others only when somebody has given them', async () => {
  const { accounts, contract } = await makeContract();
  const { brand, master } = accounts;
  expect(await read(brand.id)).toMatchObject({ '@type': 'LocalBusiness', name: '한빛건설' });
  expect(await read(brand.id)).not.toHaveProperty('aggregateRating');
  await evaluate(master, contract);
  expect((await read(brand.id))['aggregateRating']).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 4,
    bestRating: 5,
    reviewCount: 1,
  });
  expect((await open(`/brands/${brand.id}`)).body).toContain('별점 4.0점 · 평가 1건');
  const pending = await testServer().create.brand({ brand_status_type: EditState.PENDING });
  expect((await open(`/brands/${pending.id}`)).statusCode).toBe(404);
});

test('the page of a company says the stars of its vendor to others where the vendor shows them', async () => {
  const { accounts, contract } = await makeContract();
  const staff = await testServer().create.staff();
  const [shown, hidden] = await Promise.all(
    [true, false].map(async (is_readable_brand_review) =>
      approve(staff, await makeItem(accounts.brand, { is_readable_brand_review })),
    ),
  );
  expect(await ratingOf(shown)).toBeUndefined();
  await evaluate(accounts.master, contract);
  expect(await ratingOf(shown)).toMatchObject({ ratingValue: 4, reviewCount: 1 });
  expect(await ratingOf(hidden)).toBeUndefined();
  expect((await open(`/companies/${hidden?.nano_id}`)).body).not.toContain('별점');
});

test('a brand shows the newest of its public companies, and none that waits for its review', async () => {
  const { create } = testServer();
  const [brand, staff] = [await create.brand(), await create.staff()];
  const profile = async () => (await call(getBrandProfile, { params: { id: brand.id } })).data.company;
  const item = await makeItem(brand);
  expect(await profile()).toBeNull();
  await approve(staff, item);
  expect(await profile()).toEqual({ nano_id: item.nano_id, title: item.title, thumbnail_image_url: null });
});

test('everybody finds approved brands by name', async () => {
  const { create } = testServer();
  const { id } = await create.brand({ company: '푸른조경' });
  await create.brand({ company: '푸른새싹', brand_status_type: EditState.PENDING });
  const { data } = await call(findBrands, { query: { search: '푸른' } });
  expect(data.map((brand) => brand.id)).toEqual([id]);
});
