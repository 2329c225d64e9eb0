import { expect, test } from '@jest/globals';
import { getOwn } from '@danji/contracts/get-own';
import { runCheck } from '@danji/contracts/validation-message';

const NAMES = Object.getOwnPropertyNames(Object.prototype);

test('finds entries, and nothing under the names of a prototype', () => {
  expect(getOwn({ a: 1 }, 'a')).toBe(1);
  for (const name of NAMES) expect([name, getOwn({ a: 1 }, name)]).toEqual([name, undefined]);
});

test('an unknown field with such a name is refused like any other', () => {
  for (const name of NAMES) {
    const errors = [{ keyword: 'additionalProperties', instancePath: '', params: { additionalProperty: name } }];
    const refuse = Object.assign(() => false, { errors });
    expect(runCheck(refuse, {}, { a: '이름' })).toEqual([{ path: name, message: '입력값은 받지 않는 항목이에요.' }]);
  }
});
