import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { getSuggestItem } from '@danji/contracts/bids/suggest-item.endpoints';
import { linkPreviewOf } from '@danji/contracts/releases/link-previews';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import sharp from 'sharp';
import { buildRelease, host } from '../../releases/releases/built-release.ts';
import { buildShell } from '../../system/web-host/built-shell.ts';
import { buildWorkSpaceFixture } from '../../workspace/work-spaces/work-space-fixture.ts';
import { award, close, offer, open, publish, revoke, see } from './suggest-item-fixture.ts';

const before = testServer().platform.config.webDir;
beforeAll(() => {
  testServer().platform.config.webDir = buildShell({});
});
afterAll(() => {
  testServer().platform.config.webDir = before;
});

let office: { master: TestAccount; space: { id: number } };
let item: SuggestItem;
beforeEach(async () => {
  await testServer().reset();
  const { accounts, space } = await buildWorkSpaceFixture();
  office = { master: accounts.master, space };
  item = await publish(office);
  const ID = { params: { id: ':nanoId' } } as const;
  const preview = linkPreviewOf(getSuggestItem, { ...ID, title: 'title', card: 'result.share_picture_url' });
  await host(buildRelease('bids', { manifest: { routes: ['/bids'], previews: { '/bids/:nanoId': preview } } }));
});

const get = (url: string) => testServer().app.inject({ url, headers: { accept: 'text/html,*/*' } });
const toAddress = (nanoId: string) => `/api/apts/suggest_item_picture/${nanoId}/`;
const REQUEST = /"request_id":"[^"]*"/;

/** Everything that everybody gets of the picture and of the page that names it. */
async function readAll(): Promise<string[]> {
  const [picture, page] = [await get(toAddress(item.nano_id)), await get(`/bids/${item.nano_id}`)];
  const isOwn = page.body.includes('suggest_item_picture');
  return [`${picture.statusCode} ${picture.body.replace(REQUEST, '')}`, `${page.statusCode} ${isOwn}`];
}
const address = async () => (await see(item)).data.result?.share_picture_url ?? '';
const makeVendors = async () => {
  const { create } = testServer();
  return [await create.brand({ company: '두레설비' }), await create.brand({ company: '가'.repeat(50) })];
};

test('there is none before the award, with or without offers, opened or not, and none after it was withdrawn', async () => {
  const unknown = await get(toAddress('x'.repeat(21)));
  const none = [`404 ${unknown.body.replace(REQUEST, '')}`, '200 false'];
  expect(await readAll()).toEqual(none);
  const requests = await offer(item, await makeVendors());
  expect(await readAll()).toEqual(none);
  await close(office.master, item);
  await open(office.master, item);
  expect(await readAll()).toEqual(none);
  await award(office.master, item, requests[0] ?? '');
  expect((await get(await address())).statusCode).toBe(200);
  await revoke(office.master, item, null);
  expect(await readAll()).toEqual(none);
});

test('the page of an awarded notice names a picture of its own, which changes with the winner', async () => {
  const requests = await offer(item, await makeVendors());
  await close(office.master, item);
  await open(office.master, item);
  await award(office.master, item, requests[0] ?? '');
  const first = await address();
  const { body } = await get(`/bids/${item.nano_id}`);
  const { webOrigin } = testServer().platform.config;
  expect(body).toContain(`<meta property="og:image" content="${webOrigin}${first}">`);
  const { statusCode, headers, rawPayload } = await get(first);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'public, max-age=31536000, immutable',
  ]);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  await revoke(office.master, item, requests[1] ?? '');
  const second = await address();
  expect(second).not.toBe(first);
  // An address that somebody has kept shows the result that holds, and is not kept for good.
  const kept = await get(first);
  expect([kept.headers['cache-control'], kept.rawPayload.equals(rawPayload)]).toEqual(['public, max-age=300', false]);
  expect((await get(second)).rawPayload.equals(kept.rawPayload)).toBe(true);
});
