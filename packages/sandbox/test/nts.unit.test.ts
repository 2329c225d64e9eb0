import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sandboxEnv, startSandbox, type Sandbox } from '../src/index.ts';

let sandbox: Sandbox;
let env: Record<string, string>;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  env = sandboxEnv(sandbox.url);
});
afterAll(() => sandbox.close());

async function call(path: string, body: unknown, key: string | undefined = env['NTS_SERVICE_KEY']) {
  const response = await fetch(`${env['NTS_BASE']}${path}${key === '' ? '' : `?serviceKey=${key}`}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    body: (await response.json()) as { data: Record<string, unknown>[] } & Record<string, unknown>,
  };
}

test('answers the state of each number in order', async () => {
  const { body } = await call('/v1/status', {
    b_no: ['1248100998', '9990200010', '9990300017', '9990400014', '1111111111'],
  });
  expect(body).toMatchObject({ status_code: 'OK', request_cnt: 5, match_cnt: 3 });
  expect(body.data.map((row) => row['b_stt_cd'])).toEqual(['01', '02', '03', '', '']);
  expect(body.data[0]).toMatchObject({ b_no: '1248100998', b_stt: '계속사업자', tax_type: '부가가치세 일반과세자' });
  expect(body.data[2]).toMatchObject({ end_dt: '20261106' });
  expect(body.data[3]).toMatchObject({ tax_type: '국세청에 등록되지 않은 사업자등록번호입니다.' });
});

test('validates number, founding date and representative together', async () => {
  const business = { b_no: '9998600039', start_dt: '20150302', p_nm: '최지우' };
  const { body } = await call('/v1/validate', { businesses: [business, { ...business, p_nm: '김하늘' }] });
  expect(body).toMatchObject({ status_code: 'OK', request_cnt: 2, valid_cnt: 1 });
  expect(body.data[0]).toMatchObject({ valid: '01', status: { b_stt_cd: '01' } });
  expect(body.data[1]).toMatchObject({ valid: '02', valid_msg: '확인할 수 없습니다.' });
});

test.each([
  ['a wrong key', 401, { code: -4 }, { b_no: ['1248100998'] }, 'wrong'],
  ['no key', 401, { code: -401 }, { b_no: ['1248100998'] }, ''],
  [
    '101 numbers',
    413,
    { status_code: 'TOO_LARGE_REQUEST' },
    { b_no: Array.from({ length: 101 }, () => '1248100998') },
    undefined,
  ],
  ['a missing list', 411, { status_code: 'REQUEST_DATA_MALFORMED' }, {}, undefined],
  ['hyphens', 411, { status_code: 'REQUEST_DATA_MALFORMED' }, { b_no: ['124-81-00998'] }, undefined],
  ['broken JSON', 400, { status_code: 'BAD_JSON_REQUEST' }, '{"b_no":', undefined],
])('refuses %s', async (_name, status, error, body, key) => {
  const response = await call('/v1/status', body, key);
  expect(response.status).toBe(status);
  expect(response.body).toMatchObject(error);
});
