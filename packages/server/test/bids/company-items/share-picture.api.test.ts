import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { getBrandProfile } from '@danji/contracts/bids/brand.endpoints';
import { getCompanyItem } from '@danji/contracts/bids/company-item.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { linkPreviewOf } from '@danji/contracts/releases/link-previews';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import sharp from 'sharp';
import { buildRelease, host } from '../../releases/releases/built-release.ts';
import { buildShell } from '../../system/web-host/built-shell.ts';
import { evaluate, makeContract } from '../evaluations/evaluation-fixture.ts';
import { approve, edit, makeItem, read } from './company-item-fixture.ts';

const before = testServer().platform.config.webDir;
beforeAll(() => {
  testServer().platform.config.webDir = buildShell({});
});
afterAll(() => {
  testServer().platform.config.webDir = before;
});
beforeEach(() => testServer().reset());

const get = (url: string) => testServer().app.inject({ url });

async function makeCompany(given: Parameters<typeof makeItem>[1] = {}) {
  const made = await makeContract();
  const staff = await testServer().create.staff();
  return { ...made, staff, item: await approve(staff, await makeItem(made.accounts.brand, given)) };
}

test('a page of a company names a picture of its own, which other sites may keep', async () => {
  const { item } = await makeCompany({ title: '가'.repeat(60), company_name: '<주식회사> & '.repeat(8) });
  const preview = linkPreviewOf(getCompanyItem, {
    params: { id: ':nanoId' },
    title: 'title',
    image: 'thumbnail_image_url',
    card: 'share_picture_url',
  });
  const manifest = { routes: ['/companies'], previews: { '/companies/:nanoId': preview } };
  await host(buildRelease('bids', { manifest }));
  const { body } = await testServer().app.inject({
    url: `/companies/${item.nano_id}`,
    headers: { accept: 'text/html' },
  });
  const { webOrigin } = testServer().platform.config;
  expect(body).toContain(`<meta property="og:image" content="${webOrigin}${item.share_picture_url}">`);
  expect(body).toContain('<meta property="og:image:width" content="1200">');
  const { statusCode, headers, rawPayload } = await get(item.share_picture_url);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'public, max-age=31536000, immutable',
  ]);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const [other] = item.share_picture_url.split('?');
  expect((await get(`${other}?version=older`)).headers['cache-control']).toBe('public, max-age=300');
});

test('its address and the picture change with what is shown, and not with what waits', async () => {
  const { accounts, contract, staff, item } = await makeCompany();
  const address = async () => (await read(item)).data.share_picture_url;
  const first = await address();
  const drawn = (await get(first)).rawPayload;
  const waiting = await edit(accounts.brand, item, { title: '다른 제목' });
  expect(await address()).toBe(first);
  await approve(staff, waiting);
  const second = await address();
  expect(second).not.toBe(first);
  expect((await get(second)).rawPayload.equals(drawn)).toBe(false);
  await evaluate(accounts.master, contract);
  expect(await address()).not.toBe(second);
});

test('there is none of a company that nobody may read', async () => {
  const { staff, accounts, item } = await makeCompany();
  const waiting = await makeItem(accounts.brand);
  expect((await get(waiting.share_picture_url)).statusCode).toBe(404);
  await edit(staff, item, { edit_state_type: EditState.DISABLED, reason: '시험' });
  expect((await get(item.share_picture_url)).statusCode).toBe(404);
});

test('a brand has one with the picture of its company', async () => {
  const { accounts, contract } = await makeContract();
  const profile = async () => (await call(getBrandProfile, { params: { id: accounts.brand.id } })).data;
  const { share_picture_url: first } = await profile();
  expect(await sharp((await get(first)).rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  await evaluate(accounts.master, contract);
  expect((await profile()).share_picture_url).not.toBe(first);
  const pending = await testServer().create.brand({ brand_status_type: EditState.PENDING });
  expect((await get(`/api/users/brand_picture/${pending.id}/`)).statusCode).toBe(404);
});
