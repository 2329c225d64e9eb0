import { describe, expect, test } from '@jest/globals';
import { createWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import { writeFiles } from '@danji/contracts/site/file.endpoints';
import type { Endpoint, SchemaCheck } from '@danji/contracts/define-endpoint';
import * as staffUsers from '@danji/contracts/accounts/staff-users.endpoints';
import { signUp } from '@danji/contracts/accounts/signup.endpoints';
import { compileResponseChecks, compileEndpoints } from '../src/build/compile-endpoints.ts';
import { run, account } from './compiled-endpoint.ts';

type Compiled = {
  id: string;
  method: string;
  path: string;
  access: string;
  encoding: string;
  checks: { body: SchemaCheck };
};

const compile = (endpoint: Endpoint): Compiled =>
  run<Compiled>(compileEndpoints({ endpoint }, 'test.endpoints.ts'), { endpoint })['endpoint'] as Compiled;

const checkBody = (endpoint: unknown, value: unknown) =>
  [...compile(endpoint as Endpoint).checks.body(value)].map((issue) => ({ ...issue }));

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
    expect(checkBody(signUp, { ...account, consents: { ...account.consents, privacy: 'yes' } })).toEqual([
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
      { path: 'number_of_units', message: '세대수는 정수로 입력해 주세요.' },
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
