import { ENDPOINTS } from '@danji/contracts/endpoints';
import { withoutIds } from '@danji/contracts/without-ids';
import { expect, test } from '@jest/globals';
import fastJsonStringify from 'fast-json-stringify';

test('a serializer can be made of the response of every call: the server makes each when it is needed', () => {
  const broken = ENDPOINTS.filter(({ response }) => {
    try {
      return typeof fastJsonStringify(withoutIds(response)) !== 'function';
    } catch {
      return true;
    }
  });
  expect(broken.map(({ id }) => id)).toEqual([]);
});
