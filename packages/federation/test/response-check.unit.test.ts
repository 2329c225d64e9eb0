import { describe, expect, test } from '@jest/globals';
import { withoutIds } from '@danji/contracts/without-ids';
import { Ajv } from 'ajv';
import { id, nonEmptyString, strictObject } from '@danji/contracts/fields';
import { pageOf } from '@danji/contracts/page';
import { updateWorkMember } from '@danji/contracts/workspace/work-space.endpoints';
import type { Endpoint, SchemaCheck } from '@danji/contracts/define-endpoint';
import { ENDPOINTS } from '@danji/contracts/endpoints';
import { compileResponseChecks } from '../src/build/compile-endpoints.ts';
import { run, account } from './compiled-endpoint.ts';

const compileResponseCheck = (endpoint: Endpoint): SchemaCheck =>
  run<SchemaCheck>(compileResponseChecks({ endpoint }, 'test.endpoints.ts'), { endpoint })['endpoint'] as SchemaCheck;

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
