import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sandboxEnv, startSandbox, type Sandbox } from '@danji/sandbox';
import { createKaptClient } from '../../../src/workspace/apartment-info/kapt-client.ts';

let sandbox: Sandbox;
let options: { base: string; serviceKey: string };
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  const env = sandboxEnv(sandbox.url);
  options = { base: env['KAPT_BASE'] ?? '', serviceKey: env['KAPT_SERVICE_KEY'] ?? '' };
});
afterAll(() => sandbox.close());

const client = (more: Partial<Parameters<typeof createKaptClient>[0]> = {}) =>
  createKaptClient({ ...options, ...more });
const failure = (code: string, retryable = false) =>
  expect.objectContaining({ name: 'ProviderError', provider: 'kapt', code, retryable });
const answering = (body: BodyInit, init: ResponseInit = {}) => client({ fetch: async () => new Response(body, init) });
const enveloped = (body: unknown, resultCode = '00') =>
  JSON.stringify({ response: { header: { resultCode, resultMsg: '' }, body } });

describe('against the sandbox', () => {
  test('reads both answers about a complex as text', async () => {
    const [basis, detail] = [await client().findBasis('A90000001'), await client().findDetail('A90000001')];
    expect(basis).toMatchObject({
      kaptCode: 'A90000001',
      kaptName: '한빛마을3단지아파트',
      kaptdaCnt: '1204',
      kaptMarea: '',
    });
    expect(detail).toMatchObject({ kaptdPcnt: '604', kaptdPcntu: '412' });
  });

  test('reads the lists', async () => {
    const all = await client().listAll({ page: 1, size: 20 });
    expect(all.rows).toHaveLength(20);
    expect(all.total).toBeGreaterThanOrEqual(60);
    expect((await client().listRegion('41280', { page: 1, size: 100 })).total).toBe(3);
    expect((await client().listRegion('27', { page: 1, size: 100 })).total).toBe(3);
    expect(await client().listRegion('99999', { page: 1, size: 100 })).toEqual({ rows: [], total: 0 });
  });

  test('returns nothing for an unknown code (03), and the portal’s codes although they come as XML', async () => {
    expect(await client().findBasis('A00000000')).toBeUndefined();
    await expect(client().findBasis('A90000022')).rejects.toEqual(failure('22'));
    await expect(client({ serviceKey: 'wrong' }).findBasis('A90000001')).rejects.toEqual(failure('30'));
  });

  test('times out, and does not retry a provider that refused', async () => {
    sandbox.delay('kapt', 1_000);
    await expect(client({ timeout: 100 }).findBasis('A90000001')).rejects.toEqual(failure('timeout', true));
    sandbox.delay('kapt', 0);
    sandbox.failNext('kapt', 1);
    await expect(client().findBasis('A90000001')).rejects.toEqual(failure('http_500', true));
    expect(await client().findBasis('A90000001')).toBeDefined();
  });
});

test('sends an encoded key as it is and encodes a plain one', async () => {
  const seen: string[] = [];
  const watching: typeof fetch = async (input) => {
    seen.push(/serviceKey=([^&]*)/.exec(String(input))?.[1] ?? '');
    return new Response(enveloped({}, '03'));
  };
  await client({ serviceKey: 'a+b/c==', fetch: watching }).findBasis('A90000001');
  await client({ serviceKey: 'a%2Bb%2Fc%3D%3D', fetch: watching }).findBasis('A90000001');
  expect(seen).toEqual(['a%2Bb%2Fc%3D%3D', 'a%2Bb%2Fc%3D%3D']);
});

test('tries once more when the network failed, and never shows the key', async () => {
  let calls = 0;
  const broken: typeof fetch = async () => {
    calls += 1;
    if (calls === 1) throw new TypeError('fetch failed: https://kapt.test/?serviceKey=very-secret');
    return new Response(enveloped({}, '03'));
  };
  expect(await client({ fetch: broken }).findBasis('A90000001')).toBeUndefined();
  expect(calls).toBe(2);
  const gone = await startSandbox({ port: 0 });
  await gone.close();
  const error: unknown = await client({ base: `${gone.url}/kapt`, serviceKey: 'very-secret' })
    .findBasis('A90000001')
    .catch((caught: unknown) => caught);
  expect(error).toEqual(failure('unreachable', true));
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('very-secret');
});

describe('hostile answers', () => {
  test.each([
    ['nothing', ''],
    ['a page', '<html><body>점검 중</body></html>'],
    ['broken JSON', '{"response":'],
    ['a list where a record is', '[]'],
    ['no header', JSON.stringify({ response: { body: {} } })],
    ['an item that is text', enveloped({ item: 'A90000001' })],
    ['another complex', enveloped({ item: { kaptCode: 'A90000002', kaptName: '다른 단지' } })],
    ['a body that is a list', enveloped([1])],
    ['a code that is a page', enveloped({}, '<script>alert(1)</script>')],
  ])('%s is a bad answer', async (_name, body) => {
    await expect(answering(body).findBasis('A90000001')).rejects.toEqual(failure('bad_answer'));
  });

  test('an endless body is cut off, with or without a content length', async () => {
    let sent = 0;
    const endless = () =>
      new ReadableStream({
        pull: (controller) => {
          sent += 1;
          controller.enqueue(new Uint8Array(256 * 1024));
        },
      });
    await expect(answering(endless()).findBasis('A90000001')).rejects.toEqual(failure('too_large'));
    expect(sent).toBeLessThan(40);
    await expect(answering('{}', { headers: { 'content-length': '99999999' } }).findBasis('A90000001')).rejects.toEqual(
      failure('too_large'),
    );
  });

  test('fields that are no text or number are empty, long ones are cut, control characters removed', async () => {
    const row = await answering(
      enveloped({
        item: {
          kaptCode: 'A90000001',
          kaptName: `가\u0000나\n다`,
          kaptTel: { a: 1 },
          kaptFax: null,
          kaptdaCnt: 12,
          doroJuso: '길'.repeat(5_000),
          __proto__: { kaptUrl: 'x' },
        },
      }),
    ).findBasis('A90000001');
    expect(row).toMatchObject({ kaptName: '가 나 다', kaptTel: '', kaptFax: '', kaptdaCnt: '12' });
    expect(row?.['doroJuso']).toHaveLength(1_000);
  });

  test('lists keep only rows with a code and a name', async () => {
    const items = [
      { kaptCode: 'A90000001', kaptName: '한빛' },
      { kaptCode: 'B1', kaptName: '틀림' },
      { kaptCode: 'A90000002' },
      7,
      null,
    ];
    expect(
      (await answering(enveloped({ items, totalCount: 'many' })).listAll({ page: 1, size: 10 })).rows.map(
        ({ kaptCode }) => kaptCode,
      ),
    ).toEqual(['A90000001']);
    expect(
      (await answering(enveloped({ items: { item: items[0] }, totalCount: 1 })).listAll({ page: 1, size: 10 })).total,
    ).toBe(1);
    expect((await answering(enveloped({ items: { item: items } })).listAll({ page: 1, size: 10 })).rows).toHaveLength(
      1,
    );
  });
});
