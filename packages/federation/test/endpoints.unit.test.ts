import { describe, expect, test } from '@jest/globals';
import { runInNewContext } from 'node:vm';
import { withoutIds } from '@danji/contracts/without-ids';
import { Ajv } from 'ajv';
import { id, nonEmptyString, strictObject } from '@danji/contracts/fields';
import { pageOf } from '@danji/contracts/page';
import { createWorkSpace, updateWorkMember } from '@danji/contracts/workspace/work-space.endpoints';
import { writeFiles } from '@danji/contracts/site/file.endpoints';
import type { Endpoint, SchemaCheck } from '@danji/contracts/define-endpoint';
import { ENDPOINTS } from '@danji/contracts/endpoints';
import * as staffUsers from '@danji/contracts/accounts/staff-users.endpoints';
import { signUp } from '@danji/contracts/accounts/signup.endpoints';
import { countCharacters, runCheck } from '@danji/contracts/validation-message';
import { compileResponseChecks, compileEndpoints } from '../src/build/compile-endpoints.ts';

type Compiled = {
  id: string;
  method: string;
  path: string;
  access: string;
  encoding: string;
  checks: { body: SchemaCheck };
};

/** Runs an emitted module; the test provides its one import. */
function run<T>(code: string, exports: Record<string, Endpoint>): Record<string, T> {
  // The check of a response is imported when a call is made, and these tests make none.
  const script = code
    .replace(/^import .*$/m, '')
    .replaceAll('export const', 'const')
    .replaceAll('import(', 'importLater(');
  return runInNewContext(`${script};({ ${Object.keys(exports).join(', ')} })`, { countCharacters, runCheck }) as Record<
    string,
    T
  >;
}

const compile = (endpoint: Endpoint): Compiled =>
  run<Compiled>(compileEndpoints({ endpoint }, 'test.endpoints.ts'), { endpoint })['endpoint'] as Compiled;
const compileResponseCheck = (endpoint: Endpoint): SchemaCheck =>
  run<SchemaCheck>(compileResponseChecks({ endpoint }, 'test.endpoints.ts'), { endpoint })['endpoint'] as SchemaCheck;
const checkBody = (endpoint: unknown, value: unknown) =>
  [...compile(endpoint as Endpoint).checks.body(value)].map((issue) => ({ ...issue }));

const account = {
  email: 'a@b.kr',
  password: 'danji1234',
  user_type: 2,
  name: '김단지',
  tel: '010-1234-5678',
  verification: 'token',
  consents: { terms: true, privacy: true, marketing: false },
};

describe('a compiled call', () => {
  test('has its address and no schema', () => {
    const { checks, ...metadata } = compile(createWorkSpace as unknown as Endpoint);
    expect({ ...metadata }).toEqual({
      id: 'apts.create_work_space',
      method: 'POST',
      path: '/api/apts/apart_work_space_create/',
      reads: [],
      changes: ['work_space'],
      encoding: 'json',
      takesIdempotencyKey: true,
    });
    expect(Object.keys(checks).sort()).toEqual(['body', 'response']);
  });

  test('needs nothing that a strict content security policy forbids', () => {
    const code = compileEndpoints(staffUsers, 'x.endpoints.ts') + compileResponseChecks(staffUsers, 'x.endpoints.ts');
    expect(code).not.toMatch(/new Function|\beval\b|require\(|schemaPath|\bschema\d/);
  });

  test('imports the check of its response when it is made', () => {
    expect(compileEndpoints({ createWorkSpace }, '/contracts/src/workspace/work-space.endpoints.ts')).toContain(
      'import("./work-space.endpoints.ts?response-checks").then((checks) => checks.createWorkSpace)',
    );
    expect(compileEndpoints({ createWorkSpace }, 'x.endpoints.ts').length).toBeLessThan(
      compileResponseChecks({ createWorkSpace }, 'x.endpoints.ts').length,
    );
  });

  test('is refused in a file with other exports', () => {
    expect(() => compileEndpoints({ limit: 3 }, 'x.endpoints.ts')).toThrow('export "limit" is not an endpoint');
  });
});

describe('the check of a body', () => {
  test('accepts a valid body', () => {
    expect(checkBody(signUp, account)).toEqual([]);
  });

  test('names every invalid field in Korean', () => {
    const { name: _, ...nameless } = account;
    expect(
      checkBody(signUp, { ...nameless, email: 'nobody', user_type: 7, nickname: '가'.repeat(31), extra: 1 }),
    ).toEqual(
      expect.arrayContaining([
        { path: 'name', message: '이름을 입력해 주세요.' },
        { path: 'email', message: '이메일 형식을 확인해 주세요.' },
        { path: 'user_type', message: '회원 종류는 정해진 값 가운데에서 골라 주세요.' },
        { path: 'nickname', message: '닉네임은 30자까지 입력할 수 있어요.' },
        { path: 'extra', message: '입력값은 받지 않는 항목이에요.' },
      ]),
    );
  });

  test('names a nested field by its whole path', () => {
    expect(checkBody(signUp, { ...account, consents: { terms: true, privacy: 'yes', marketing: false } })).toEqual([
      { path: 'consents.privacy', message: '개인정보 수집·이용은 예 또는 아니요로 입력해 주세요.' },
    ]);
  });

  test('names items of a list by their position', () => {
    expect(checkBody(createWorkSpace, { title: '래미안', amenities: ['헬스장', ''] })).toEqual([
      { path: 'amenities.1', message: '부대시설을 입력해 주세요.' },
    ]);
  });

  test('accepts null where the contract does, and reports one error where it is invalid', () => {
    expect(checkBody(createWorkSpace, { title: '래미안', number_of_units: null, sale_type: null })).toEqual([]);
    expect(checkBody(createWorkSpace, { title: '래미안', number_of_units: 'many' })).toEqual([
      { path: 'number_of_units', message: '세대 수는 정수로 입력해 주세요.' },
    ]);
  });

  test('counts characters, not UTF-16 units', () => {
    expect(checkBody(signUp, { ...account, nickname: '🏠'.repeat(30) })).toEqual([]);
  });

  test('leaves files to the server', () => {
    expect(checkBody(writeFiles, { files: [new Blob(['x'])] })).toEqual([]);
    expect(checkBody(writeFiles, { files: [] })[0]?.path).toBe('files');
  });

  test('of a call without fields accepts anything', () => {
    expect(checkBody(staffUsers.listGeneralUsers, undefined)).toEqual([]);
  });
});

describe('the check of a response', () => {
  test('finds a missing field and a wrong type', () => {
    const check = compileResponseCheck(updateWorkMember as unknown as Endpoint);
    expect(check({ id: 1 })).toHaveLength(1);
    expect(check('text')).toHaveLength(1);
  });

  test('admits fields of a newer server, in every object', () => {
    const page = { results: [{ id: 1, name: '가', added: 1 }], count: 1, current_page: 1, added: true };
    const item = strictObject({ id, name: nonEmptyString('이름', 10) });
    const endpoint = { ...updateWorkMember, response: pageOf(item) } as unknown as Endpoint;
    expect(compileResponseCheck(endpoint)(page)).toEqual([]);
    expect(compileResponseCheck(endpoint)({ ...page, results: [{ id: 1 }] })).toHaveLength(1);
  });

  test('agrees with AJV on the schema itself, for every call and many values', () => {
    const samples = [
      undefined,
      null,
      1,
      'text',
      [],
      {},
      { results: [], count: 0, current_page: 1 },
      { results: [{}], count: 1, current_page: 1 },
      { ok: true },
      { ok: false },
      { exists: true },
      { id: 1, title: 't' },
      account,
    ];
    // A file is checked by the server, and a response that is a file is not JSON.
    const calls = Object.fromEntries(
      ENDPOINTS.filter(({ response }) => !JSON.stringify(response).includes('"binary"')).map((endpoint, index) => [
        `call${index}`,
        endpoint,
      ]),
    );
    const compiled = run<SchemaCheck>(compileResponseChecks(calls, 'test.endpoints.ts'), calls);
    for (const [name, endpoint] of Object.entries(calls)) {
      const plain = new Ajv({ strict: false, validateFormats: false }).compile(
        JSON.parse(
          JSON.stringify(withoutIds(endpoint.response))
            .replaceAll(',"additionalProperties":false', '')
            .replaceAll('"additionalProperties":false,', ''),
        ) as object,
      );
      for (const sample of samples)
        expect([endpoint.id, sample, compiled[name]?.(sample).length === 0]).toEqual([
          endpoint.id,
          sample,
          plain(sample),
        ]);
    }
  });
});
