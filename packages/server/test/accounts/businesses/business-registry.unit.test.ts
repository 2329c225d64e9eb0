import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { BusinessState } from '@danji/contracts/accounts/business-check';
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

const findAll = (numbers: readonly string[], more: Partial<Parameters<typeof createBusinessRegistry>[0]> = {}) =>
  createBusinessRegistry({ ...options, ...more }).findStatuses(numbers);
const find = async (number: string, more = {}) => (await findAll([number], more)).get(number);
const failure = (code: string, retryable = false) =>
  expect.objectContaining({ name: 'ProviderError', provider: 'nts', code, retryable });

test.each([
  ['1248100998', BusinessState.ACTIVE, '부가가치세 일반과세자'],
  ['9990200010', BusinessState.PAUSED, '부가가치세 일반과세자'],
  ['9990300017', BusinessState.CLOSED, '부가가치세 일반과세자'],
  ['9990400014', BusinessState.UNREGISTERED, null],
])('%s is in state %s', async (number, state, taxType) => {
  expect(await find(number)).toEqual({ state, tax_type: taxType });
});

test('asks about many at once, and leaves out what the answer does not tell', async () => {
  const numbers = ['1248100998', '9990300017'];
  expect([...(await findAll(numbers)).keys()]).toEqual(numbers);
  const body = { status_code: 'OK', data: [{ b_no: '9990300017', b_stt_cd: '03', tax_type: '' }] };
  const found = await findAll(numbers, { fetch: async () => Response.json(body) });
  expect([...found]).toEqual([['9990300017', { state: BusinessState.CLOSED, tax_type: '' }]]);
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
  expect((await find('1248100998'))?.state).toBe(BusinessState.ACTIVE);
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
