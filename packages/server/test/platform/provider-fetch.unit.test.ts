import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startSandbox, type Sandbox } from '@danji/sandbox';
import { callProvider } from '../../src/platform/providers/provider-fetch.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

const call = (path: string, more: { timeout?: number; repeatable?: boolean; method?: string } = {}) =>
  callProvider({
    provider: 'nts',
    url: sandbox.url + path,
    init: { method: more.method ?? 'GET' },
    timeout: more.timeout ?? 2_000,
    repeatable: more.repeatable ?? false,
    fetch,
  });

test('gives up on a provider that hangs, and says so', async () => {
  sandbox.delay('nts', 1_000);
  await expect(call('/nts/v1/status', { method: 'POST', timeout: 100 })).rejects.toMatchObject({
    code: 'timeout',
    retryable: true,
  });
  sandbox.delay('nts', 0);
});

test('does not follow a redirect', async () => {
  await expect(call('/')).rejects.toMatchObject({ code: 'unreachable' });
});

test('returns no body for a response that is not JSON', async () => {
  expect(await call('/sandbox/')).toEqual({ status: 200, body: undefined });
});
