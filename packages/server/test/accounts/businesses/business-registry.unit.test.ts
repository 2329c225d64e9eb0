import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sandboxEnv, startSandbox, type Sandbox } from '@danji/sandbox';
import { createBusinessRegistry } from '../../../src/accounts/businesses/business-registry.ts';

let sandbox: Sandbox;
let options: { base: string; serviceKey: string };
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  const env = sandboxEnv(sandbox.url);
  options = { base: env['NTS_BASE'] ?? '', serviceKey: env['NTS_SERVICE_KEY'] ?? '' };
});
afterAll(() => sandbox.close());

const find = (number: string, more: Partial<Parameters<typeof createBusinessRegistry>[0]> = {}) =>
  createBusinessRegistry({ ...options, ...more }).findStatus(number);
const failure = (code: string, retryable = false) =>
  expect.objectContaining({ name: 'ProviderError', provider: 'nts', code, retryable });

test.each([
  ['124-81-00998', 'active', '부가가치세 일반과세자'],
  ['9990200010', 'paused', '부가가치세 일반과세자'],
  ['9990300017', 'closed', '부가가치세 일반과세자'],
  ['9990400014', 'unregistered', null],
])('%s is %s', async (number, status, taxType) => {
  expect(await find(number)).toEqual({ status, tax_type: taxType });
});

test('sends an encoded key as it is and encodes a plain one', async () => {
  const seen: string[] = [];
  const watching: typeof fetch = (input, init) => {
    seen.push(String(input).split('serviceKey=')[1] ?? '');
    return fetch(input, init);
  };
  await expect(find('1248100998', { serviceKey: 'a+b/c==', fetch: watching })).rejects.toEqual(failure('-4'));
  await expect(find('1248100998', { serviceKey: 'a%2Bb%2Fc%3D%3D', fetch: watching })).rejects.toEqual(failure('-4'));
  expect(seen).toEqual(['a%2Bb%2Fc%3D%3D', 'a%2Bb%2Fc%3D%3D']);
});

test('retries once after a transient failure, and then fails', async () => {
  sandbox.failNext('nts', 1);
  expect((await find('1248100998')).status).toBe('active');
  sandbox.failNext('nts', 2);
  await expect(find('1248100998')).rejects.toEqual(failure('INTERNAL_ERROR', true));
});

test('is unreachable rather than wrong when nobody listens, and never shows the key', async () => {
  const gone = await startSandbox({ port: 0 });
  await gone.close();
  const error: unknown = await find('1248100998', { base: `${gone.url}/nts`, serviceKey: 'very-secret' }).catch(
    (caught: unknown) => caught,
  );
  expect(error).toEqual(failure('unreachable', true));
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('very-secret');
});

test.each([
  ['an unknown state', { status_code: 'OK', data: [{ b_no: '1248100998', b_stt_cd: '09', tax_type: '' }] }],
  ['another number', { status_code: 'OK', data: [{ b_no: '1111111111', b_stt_cd: '01', tax_type: '' }] }],
  ['something else', '<html>'],
])('does not guess from %s', async (_name, body) => {
  await expect(find('1248100998', { fetch: async () => Response.json(body) })).rejects.toEqual(failure('bad_answer'));
});
