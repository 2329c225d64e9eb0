import { beforeEach, describe, expect, test } from '@jest/globals';
import { overrideRelease, revokeRelease, startCanary } from '@danji/contracts/releases/channel.endpoints';
import { getRegistry } from '@danji/contracts/releases/release.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { asPipeline, bearer, change, hostAll, uploaded } from './channel-calls.ts';

beforeEach(() => testServer().reset());

const COOKIE = 'danji-override';
const DEVELOPED = 'http://localhost:3100';

/** A browser with a token: it keeps the cookie the override comes in. */
class Operator {
  readonly headers: Record<string, string>;
  cookie = '';

  constructor(headers: Record<string, string>) {
    this.headers = headers;
  }

  async point(remote: 'workspace' | 'shop' | 'admin', target: string | null) {
    const response = await call(overrideRelease, { body: { remote, target }, headers: this.sent() });
    const cookie = response.cookies.find(({ name }) => name === COOKIE);
    if (cookie)
      this.cookie = cookie.value === '' ? '' : `${COOKIE}=${encodeURIComponent(decodeURIComponent(cookie.value))}`;
    return response;
  }

  sent(): Record<string, string> {
    return { ...this.headers, ...(this.cookie && { cookie: this.cookie }) };
  }

  async registry() {
    return (await call(getRegistry, { headers: this.sent() })).data;
  }
}

const operator = async () => new Operator(bearer((await testServer().create.staff()).token));

describe('an override', () => {
  test('gives another release to one operator’s browser only', async () => {
    const [active = ''] = await hostAll('workspace', 1);
    const { release } = await uploaded('workspace');
    const one = await operator();
    expect((await one.point('workspace', release)).data).toEqual({
      override: [{ remote: 'workspace', target: release }],
    });
    expect(await one.registry()).toMatchObject({
      override: [{ remote: 'workspace', target: release }],
      remotes: [{ remote: 'workspace', release, arm: 'override', previous: null }],
    });
    const other = await operator();
    for (const registry of [await other.registry(), (await call(getRegistry)).data])
      expect(registry).toMatchObject({ override: [], remotes: [{ release: active, arm: 'active' }] });
  });

  test('lasts until it is ended, remote by remote, and comes before a candidate', async () => {
    const [active = ''] = await hostAll('workspace', 1);
    const [shop = ''] = await hostAll('shop', 1);
    const [tried, candidate] = [(await uploaded('workspace')).release, (await uploaded('workspace')).release];
    await change(startCanary, { remote: 'workspace', release: candidate, percent: 100, cohorts: ['staff'] });
    const one = await operator();
    await one.point('workspace', tried);
    await one.point('shop', DEVELOPED);
    expect((await one.registry()).remotes.map(({ release, arm }) => [release, arm])).toEqual([
      [tried, 'override'],
      ['dev', 'override'],
    ]);
    expect((await one.point('workspace', null)).data.override).toEqual([{ remote: 'shop', target: DEVELOPED }]);
    expect((await one.registry()).remotes.map(({ release, arm }) => [release, arm])).toEqual([
      [candidate, 'candidate'],
      ['dev', 'override'],
    ]);
    await one.point('shop', null);
    expect(one.cookie).toBe('');
    expect((await one.registry()).remotes.find(({ remote }) => remote === 'shop')).toMatchObject({
      release: shop,
      arm: 'active',
    });
    expect(active).not.toBe(tried);
  });

  test('to a development server has the metadata of the active release', async () => {
    const one = await operator();
    await one.point('shop', DEVELOPED);
    expect((await one.registry()).remotes).toMatchObject([
      {
        remote: 'shop',
        release: 'dev',
        arm: 'override',
        base: `${DEVELOPED}/dev/shop/`,
        entry: 'remote-entry.js',
        container: 'danji_shop_dev',
        routes: ['/shop'],
        integrity: {},
        previous: null,
      },
    ]);
    await hostAll('shop', 1);
    expect((await one.registry()).remotes[0]).toMatchObject({
      base: `${DEVELOPED}/dev/shop/`,
      navigation: [{ path: '/shop' }],
      contract: '1.0',
    });
  });

  test('to the manifest of a development server leaves it to the browser to read the entry', async () => {
    const one = await operator();
    await one.point('shop', `${DEVELOPED}/shop/mf-manifest.json`);
    expect((await one.registry()).remotes).toMatchObject([
      { remote: 'shop', release: 'dev', base: `${DEVELOPED}/shop/`, entry: 'mf-manifest.json', integrity: {} },
    ]);
  });

  test('is there for the release pipeline, by its token', async () => {
    await hostAll('workspace', 1);
    const { release } = await uploaded('workspace');
    const pipeline = new Operator(asPipeline);
    await pipeline.point('workspace', release);
    expect((await pipeline.registry()).remotes).toMatchObject([{ release, arm: 'override' }]);
    expect((await call(getRegistry, { headers: { cookie: pipeline.cookie } })).data.override).toEqual([]);
  });

  test('ends with a revocation of its release', async () => {
    const [active = ''] = await hostAll('workspace', 1);
    const { release } = await uploaded('workspace');
    const one = await operator();
    await one.point('workspace', release);
    await change(revokeRelease, { remote: 'workspace', release, reason: '시험' });
    expect(await one.registry()).toMatchObject({ override: [], remotes: [{ release: active, arm: 'active' }] });
  });

  test('is in the staff log', async () => {
    await (await operator()).point('shop', DEVELOPED);
    const log = await testServer().db.selectFrom('staff_log').select(['path', 'old_object', 'new_object']).execute();
    expect(log).toEqual([
      { path: '/api/releases/override/', old_object: [], new_object: [{ remote: 'shop', target: DEVELOPED }] },
    ]);
  });
});

describe('an override is refused', () => {
  test('to what was never uploaded, was revoked, or is no allowed address', async () => {
    await hostAll('workspace', 1);
    const { release } = await uploaded('workspace');
    await change(revokeRelease, { remote: 'workspace', release, reason: '시험' });
    const one = await operator();
    expect((await one.point('workspace', '0.9.0-000000000000')).problem.fields).toEqual({
      target: '올라와 있지 않은 릴리스예요.',
    });
    expect((await one.point('workspace', release)).problem.fields).toEqual({ target: '회수한 릴리스예요.' });
    for (const target of [
      'http://evil.example',
      'https://localhost:3100',
      'http://localhost.evil.example:3100',
      'http://localhost',
      'http://127.0.0.1:3100',
      'http://LOCALHOST:3100',
      'http://localhost:99999',
    ])
      expect([target, (await one.point('workspace', target)).status]).toEqual([
        target,
        target === 'http://localhost' ? 200 : 422,
      ]);
    for (const target of [
      'http://localhost:3100/',
      'http://a@localhost:3100',
      'http://localhost:3100; script-src *',
      'http://localhost:3100/other.json',
      'http://evil.example/mf-manifest.json',
      'javascript:alert(1)',
      'a,b=c',
      '',
    ])
      expect([target, (await one.point('workspace', target)).status]).toEqual([target, 422]);
  });

  test('to everybody but operators and the pipeline; their cookie is no one else’s', async () => {
    const { create } = testServer();
    const [active = ''] = await hostAll('workspace', 1);
    const { release } = await uploaded('workspace');
    expect((await new Operator({}).point('workspace', release)).status).toBe(401);
    for (const { token } of [await create.general(), await create.brand()])
      expect((await new Operator(bearer(token)).point('workspace', release)).status).toBe(403);
    const one = await operator();
    await one.point('workspace', release);
    for (const headers of [{}, bearer((await create.general()).token), bearer((await create.brand()).token)])
      expect((await call(getRegistry, { headers: { ...headers, cookie: one.cookie } })).data).toMatchObject({
        override: [],
        remotes: [{ release: active }],
      });
  });

  test('when the cookie was forged or changed', async () => {
    const [active = ''] = await hostAll('workspace', 1);
    const { release } = await uploaded('workspace');
    const one = await operator();
    await one.point('workspace', release);
    const value = decodeURIComponent(one.cookie.slice(COOKIE.length + 1));
    const proof = value.slice(0, 43);
    for (const made of [
      `workspace=${release}`,
      `.workspace=${release}`,
      `${proof}.workspace=http://localhost:1`,
      `${'A'.repeat(43)}.workspace=${release}`,
      proof,
      value.replace('workspace', 'shop'),
    ]) {
      one.cookie = `${COOKIE}=${encodeURIComponent(made)}`;
      expect([made, (await one.registry()).remotes[0]?.release]).toEqual([made, active]);
    }
  });

  test('once its origin is no longer allowed', async () => {
    const { config } = testServer().platform;
    const before = config.overrideOrigins;
    const one = await operator();
    await one.point('shop', DEVELOPED);
    config.overrideOrigins = [];
    expect(await one.registry()).toMatchObject({ override: [], remotes: [] });
    expect((await one.point('shop', DEVELOPED)).problem.fields).toEqual({
      target: '허용하지 않은 개발 서버 주소예요.',
    });
    config.overrideOrigins = before;
  });
});
