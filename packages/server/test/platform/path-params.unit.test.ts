import { defineEndpoint } from '@danji/contracts/define-endpoint';
import { recordRef, strictObject } from '@danji/contracts/fields';
import { expect, test } from '@jest/globals';
import { Type } from 'typebox';
import { readPathParams } from '../../src/platform/http/path-params.ts';

const common = {
  id: 'test.get',
  method: 'GET',
  audience: ['everybody'],
  title: '시험',
  summary: 'For this test.',
  response: Type.Null(),
} as const;
const byId = defineEndpoint({ ...common, path: '/api/things/{id}/' });
const byName = defineEndpoint({ ...common, path: '/api/things/{remote}/{release}/' });
const byRef = defineEndpoint({ ...common, path: '/api/things/{id}/', params: strictObject({ id: recordRef }) });

test('{id} is the number of a record, other parameters are texts', () => {
  expect(readPathParams(byId, { id: '12' })).toEqual({ id: 12 });
  expect(readPathParams(byName, { remote: 'bids', release: '12' })).toEqual({ remote: 'bids', release: '12' });
});

test('a contract may state other parameters', () => {
  expect(readPathParams(byRef, { id: '12' })).toEqual({ id: '12' });
  expect(readPathParams(byRef, { id: 'V1StGXR8_Z5jdHi6B-myT' })).toEqual({ id: 'V1StGXR8_Z5jdHi6B-myT' });
});

test.each(['', '0', '-1', '1.5', '1e3', ' 1', 'abc', '1000000000000000', '99999999999999999999'])(
  'no record has the number %j',
  (id) => {
    expect(() => readPathParams(byId, { id })).toThrow(expect.objectContaining({ code: 'not_found' }));
    expect(() => readPathParams(byRef, { id })).toThrow(expect.objectContaining({ code: 'not_found' }));
  },
);

test('no record has a name of more than 200 characters', () => {
  expect(() => readPathParams(byName, { remote: 'a'.repeat(201), release: '1' })).toThrow(
    expect.objectContaining({ code: 'not_found' }),
  );
});
